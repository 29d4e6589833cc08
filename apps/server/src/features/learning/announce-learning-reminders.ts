import type { Services } from '../../context.ts'
import { learningReminderDue } from '../../events/events.ts'
import { publish } from '../../events/publish.ts'
import { claimReminders } from './learning-reminders.store.ts'
import { reminderTimes } from './reminder-times.ts'

const batchSize = 200

/** Announces whose courses or next milestone have been waiting: each person at most once a week. */
export const announceLearningReminders = async (services: Services): Promise<void> => {
  const times = reminderTimes(services.now())
  const day = times.now.toISOString().slice(0, 10)
  await services.db.transaction(async (tx) => {
    for (const userId of await claimReminders(tx, { times, limit: batchSize }))
      await publish(services, tx, { event: learningReminderDue, userId, payload: { day } })
  })
}
