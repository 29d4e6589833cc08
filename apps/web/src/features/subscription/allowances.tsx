import { Bar } from '../../ui/bar.tsx'
import type { ShownSubscription } from './shown-subscription.ts'

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** When the allowance resets, in the reader's time zone. */
const resetText = (resetsAt: string | undefined): string => {
  const resetTime = new Date(resetsAt ?? Number.NaN)
  return Number.isNaN(resetTime.getTime()) ? 'more from 00:00 UTC' : `more from ${time.format(resetTime)}`
}

type AllowancesProps = { allowances: ShownSubscription['allowances'] }

/** The metered features and how much of today's allowance is used. */
export const Allowances = ({ allowances }: AllowancesProps) => (
  <dl className="mt-5 grid gap-x-8 gap-y-4 border-t border-line pt-5 sm:grid-cols-2">
    {allowances.map(({ feature, name, limit, used, resetsAt }) => (
      <div key={feature} className="grid content-start gap-1.5">
        <dt className="text-label font-550">{name}</dt>
        <dd className="grid gap-1.5">
          <Bar label={`${name} used today`} value={limit > 0 ? Math.min(100, (used / limit) * 100) : 100} />
          <span className="text-caption text-muted-foreground">
            {used} of {limit} today, {resetText(resetsAt)}
          </span>
        </dd>
      </div>
    ))}
  </dl>
)
