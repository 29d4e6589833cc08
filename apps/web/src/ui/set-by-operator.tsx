import { cn } from './cn.ts'

const dateOf = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Says that the site's operator changed the figures, and when. */
export const SetByOperator = ({ at, className }: { at: string | undefined; className?: string }) =>
  at ? (
    <p className={cn('text-small text-ink-2', className)}>{`Set by this site's operator, ${dateOf(at)}`}</p>
  ) : null
