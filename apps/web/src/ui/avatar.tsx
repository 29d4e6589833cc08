import { cn } from './cn.ts'

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toUpperCase()
}

/** The person's initials. Always show it next to their name. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden
    className={cn(
      'grid size-[34px] shrink-0 place-items-center rounded-full bg-accent text-[.8125rem] font-semibold text-accent-foreground',
      className,
    )}
  >
    {initialsOf(name)}
  </span>
)
