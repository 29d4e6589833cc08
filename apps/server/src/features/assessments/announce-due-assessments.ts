import type { Services } from '../../context.ts'
import { assessmentDue } from '../../events/events.ts'
import { publish } from '../../events/publish.ts'
import { claimDue } from './reminders.store.ts'

const batchSize = 200
const weekMs = 7 * 24 * 3600_000

/** Announces whose quizzes are due again: each person at most once a week. */
export const announceDueAssessments = async (services: Services): Promise<void> => {
  const now = services.now()
  const day = now.toISOString().slice(0, 10)
  const remindedBefore = new Date(now.getTime() - weekMs)
  await services.db.transaction(async (tx) => {
    for (const userId of await claimDue(tx, { now, remindedBefore, limit: batchSize }))
      await publish(services, tx, { event: assessmentDue, userId, payload: { day } })
  })
}
