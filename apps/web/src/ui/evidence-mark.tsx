import { cn } from './cn.ts'

const markStyles = {
  solid: 'bg-primary',
  half: 'bg-[linear-gradient(90deg,var(--accent-fill)_50%,transparent_50%)] shadow-[inset_0_0_0_1.5px_var(--accent-fill)]',
  hollow: 'shadow-[inset_0_0_0_1.5px_var(--caution)]',
}

export type EvidenceKind = keyof typeof markStyles

type EvidenceMarkProps = {
  kind: EvidenceKind
  /** Omit if the text next to the mark already says it. */
  label?: string
  className?: string
}

/** A rung that marks the evidence for a line or figure. Never use it as a plain bullet. */
export const EvidenceMark = ({ kind, label, className }: EvidenceMarkProps) => {
  const styles = cn('inline-block h-1.5 w-4 shrink-0 rounded-rung', markStyles[kind], className)
  return label ? (
    <span role="img" aria-label={label} className={styles} />
  ) : (
    <span aria-hidden className={styles} />
  )
}
