import { Badge } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'

const kinds = {
  standing: { words: 'You are here', tone: 'accent', rung: 'bg-primary' },
  next: { words: 'Next step', tone: 'neutral', rung: 'bg-accent-mid' },
  target: { words: 'Your target', tone: 'accent', rung: 'border-2 border-primary' },
  alternative: {
    words: 'Alternative',
    tone: 'outline',
    rung: 'bg-[linear-gradient(90deg,var(--edge)_42%,transparent_42%_58%,var(--edge)_58%)]',
  },
} as const

export type PathKind = keyof typeof kinds

/** In the order of the legend. */
export const pathKinds = ['standing', 'next', 'target', 'alternative'] as const

/** Other servers may send no kind, or one we don't know. */
const pathKindOf = (kind: string | undefined): PathKind | undefined =>
  pathKinds.find((known) => known === kind)

export const pathKindText = (kind: string | undefined): string => {
  const known = pathKindOf(kind)
  return known ? kinds[known].words : ''
}

/** A rung of the ladder: filled where the person stands, outlined where they are heading, split beside the way. */
export const PathRung = ({ kind, className }: { kind: string | undefined; className?: string }) => (
  <span
    aria-hidden
    className={cn(
      'inline-block h-2 w-7 shrink-0 rounded-rung',
      kinds[pathKindOf(kind) ?? 'next'].rung,
      className,
    )}
  />
)

export const PathKindBadge = ({ kind }: { kind: string | undefined }) => {
  const known = pathKindOf(kind)
  return known && <Badge tone={kinds[known].tone}>{kinds[known].words}</Badge>
}
