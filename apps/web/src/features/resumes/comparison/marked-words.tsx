import type { Run } from './word-changes.ts'

const addedStyles =
  'rounded-rung bg-accent box-decoration-clone px-0.5 text-accent-foreground no-underline shadow-[inset_0_-2px_0_var(--accent-line)]'
const removedStyles = 'text-muted-foreground decoration-1'

export const Added = ({ children }: { children: string }) => <ins className={addedStyles}>{children}</ins>
export const Removed = ({ children }: { children: string }) => <del className={removedStyles}>{children}</del>

/** The words of a line: added ones on a soft fill, removed ones struck through. */
export const MarkedWords = ({ runs, side }: { runs: Run[]; side: 'older' | 'newer' }) => {
  const Mark = side === 'older' ? Removed : Added
  return runs.map(({ text, changed }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a line can repeat words, and never reorders.
    changed ? <Mark key={at}>{text}</Mark> : text,
  )
}
