import { z } from 'zod'
import type { Services } from '../../context.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { cancelForDeletion } from '../subscription/subscription.public.ts'
import { eraseRows } from './erasure.store.ts'

// No `userId` in the input: jobs about a person are dropped from the queue on erasure, and this one must survive
// that.
const Account = z.object({ id: z.number().int(), uid: z.string() })

export const eraseAccountJob = defineJob({
  name: 'erase-account',
  input: Account,
  // Enough to outlast an outage of the payment provider: nobody may be charged for a deleted account.
  maxAttempts: 400,
  retry: { afterSeconds: 1, longestSeconds: 3600 },
  expireInSeconds: 120,
  concurrency: 1,
})

/**
 * Finishes deleting a closed account: ends paid subscriptions, then removes every row and queued job in one
 * transaction. Safe to interrupt and repeat.
 */
export const eraseAccount = async (services: Services, account: z.output<typeof Account>): Promise<void> => {
  await cancelForDeletion(services, account.id)
  await services.failPoint('erasure.before-rows')
  await services.db.transaction(async (tx) => {
    await services.queue.drop(tx, account.id)
    await eraseRows(tx, account)
    await services.failPoint('erasure.before-commit')
  })
}
