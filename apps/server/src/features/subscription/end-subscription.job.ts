import { z } from 'zod'
import type { Services } from '../../context.ts'
import { defineJob } from '../../jobs/define-job.ts'

const EndSubscriptionInput = z.object({ provider: z.enum(['stripe', 'test']), subscriptionId: z.string() })

/** Named without its person, so that it is done also when the account goes before. */
export const endSubscriptionJob = defineJob({
  name: 'end-subscription',
  input: EndSubscriptionInput,
  tries: 50,
  retry: { afterSeconds: 5, longestSeconds: 3600 },
  expireInSeconds: 60,
  atOnce: 1,
})

/** Ends a subscription that another took the place of: who changes plans pays for one of them. */
export const endSubscription = async (
  { payments, log }: Services,
  { provider, subscriptionId }: z.output<typeof EndSubscriptionInput>,
): Promise<void> => {
  if (payments?.name === provider) return payments.endNow(subscriptionId)
  log.error(
    { provider, subscriptionId },
    'a subscription that was replaced runs on at a provider that is not set up',
  )
}
