import { Spinner } from '../../ui/spinner.tsx'
import type { Return } from './returned-from-checkout.ts'

/** Tells someone who just paid what happens until the plan is active. */
export const ReturnNote = ({ state }: { state: Return }) => (
  <div role="status">
    {state === 'waiting' && (
      <p className="mb-4 flex items-center gap-2.5 text-small text-ink-2 md:mb-6">
        <Spinner />
        Waiting for the payment to be confirmed
      </p>
    )}
    {state === 'late' && (
      <p className="mb-4 rounded-md bg-caution-soft px-3.5 py-2.5 text-small text-caution md:mb-6">
        Your payment has not been confirmed yet. If you paid, please do not pay again: your plan will appear
        here once it is confirmed.
      </p>
    )}
  </div>
)
