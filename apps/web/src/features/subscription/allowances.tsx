import { Bar } from '../../ui/bar.tsx'
import type { ShownSubscription } from './read-subscription.ts'

/** What is metered, and how much of today's allowance is used. */
export const Allowances = ({ allowances }: { allowances: NonNullable<ShownSubscription['allowances']> }) => (
  <dl className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
    {allowances.map(({ feature, name, limit, used }) => (
      <div key={feature}>
        <dt className="text-label">{name}</dt>
        <dd className="mt-1">
          <span className="text-small text-ink-2">
            {used} of {limit} today, more from 00:00 UTC
          </span>
          <Bar label={`${name} used today`} value={limit > 0 ? Math.min(100, (used / limit) * 100) : 100} />
        </dd>
      </div>
    ))}
  </dl>
)
