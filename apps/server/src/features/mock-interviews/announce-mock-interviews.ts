import type { Services } from '../../context.ts'
import { mockInterviewDue } from '../../events/events.ts'
import { publish } from '../../events/publish.ts'
import { claimUpcoming } from './reminders.store.ts'

const batchSize = 200
const aheadMs = 24 * 3600_000

/** Announces the mock interviews of the next day, each once. */
export const announceMockInterviews = async (services: Services): Promise<void> => {
  const now = services.now()
  const before = new Date(now.getTime() + aheadMs)
  await services.db.transaction(async (tx) => {
    for (const { id, userId } of await claimUpcoming(tx, { before, now, limit: batchSize }))
      await publish(services, tx, { event: mockInterviewDue, userId, payload: { mockId: id } })
  })
}
