import { z } from 'zod'
import type { Services } from '../../context.ts'
import { defineJob } from '../../jobs/define-job.ts'

const EndSubscriptionInput = z.object({ provider: z.enum(['stripe', 'test']), subscriptionId: z.string() })

/** The input doesn't name the person, so that the job still runs if the account is deleted first. */
export const endSubscriptionJob = defineJob({
  name: 'end-subscription',
  input: EndSubscriptionInput,
  maxAttempts: 50,
  retry: { afterSeconds: 5, longestSeconds: 3600 },
  expireInSeconds: 60,
  concurrency: 1,
})

/** Ends a replaced subscription, so that changing plans doesn't charge for both. */
export const endSubscription = async (
  { payments, log }: Services,
  { provider, subscriptionId }: z.output<typeof EndSubscriptionInput>,
): Promise<void> => {
  if (payments?.name === provider) return payments.endNow(subscriptionId)
  log.error(
    { provider, subscriptionId },
    'a replaced subscription keeps running at a provider that is not configured',
  )
}
