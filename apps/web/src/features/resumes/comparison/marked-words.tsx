import type { Run } from './word-changes.ts'

const addedStyles =
  'rounded-rung bg-accent box-decoration-clone px-0.5 text-accent-foreground no-underline shadow-[inset_0_-2px_0_var(--accent-line)]'
const removedStyles = 'text-muted-foreground decoration-1'

export const Added = ({ children }: { children: string }) => <ins className={addedStyles}>{children}</ins>
export const Removed = ({ children }: { children: string }) => <del className={removedStyles}>{children}</del>

/** The words of a line; those that only the newer version has are soft filled, those that went are struck. */
export const MarkedWords = ({ runs, side }: { runs: Run[]; side: 'older' | 'newer' }) => {
  const Mark = side === 'older' ? Removed : Added
  return runs.map(({ text, changed }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words can stand twice in a line, which never reorders.
    changed ? <Mark key={at}>{text}</Mark> : text,
  )
}
