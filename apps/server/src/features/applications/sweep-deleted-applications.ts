import type { Services } from '../../context.ts'
import { holdLock } from '../../db/advisory-locks.ts'
import type { ApplicationRow } from './applications.store.ts'
import { emptied, emptyDeleted, listDeletedBefore } from './deleted-applications.store.ts'

const restorableMs = 24 * 3600_000
const batchSize = 200

/** Whether a deletion can no longer be undone, even if the sweep has not come yet. */
export const isFinal = ({ deletedAt, status }: ApplicationRow, now: Date): boolean =>
  status === emptied || (deletedAt !== null && now.getTime() - deletedAt.getTime() >= restorableMs)

/**
 * Makes deletions final. Of what was sent, only the job, the employer and the day remain, so that nothing is sent to it again.
 */
export const sweepDeletedApplications = async ({ db, now }: Services): Promise<void> => {
  const before = new Date(now().getTime() - restorableMs)
  for (const userId of await listDeletedBefore(db, { before, limit: batchSize }))
    await db.transaction(async (tx) => {
      await holdLock(tx, 'person', userId)
      await emptyDeleted(tx, { userId, before })
    })
}
