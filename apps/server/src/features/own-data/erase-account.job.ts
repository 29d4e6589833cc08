import { z } from 'zod'
import type { Services } from '../../context.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { cancelForDeletion } from '../subscription/subscription.public.ts'
import { eraseRows } from './erasure.store.ts'

// The input has no `userId`: what is about the person is dropped from the queue, and this job has to outlive that.
const Account = z.object({ id: z.number().int(), uid: z.string() })

export const eraseAccountJob = defineJob({
  name: 'erase-account',
  input: Account,
  // For as long as a payment provider may be away: nobody is to pay for an account that is gone.
  tries: 400,
  retry: { afterSeconds: 1, longestSeconds: 3600 },
  expireInSeconds: 120,
  atOnce: 1,
})

/**
 * Finishes the deletion of a closed account: ends what is paid for, then removes every row, and what waits in the
 * queue, in one transaction. It may be broken off anywhere and done again.
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
