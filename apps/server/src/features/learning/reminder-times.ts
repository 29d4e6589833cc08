import type { ReminderTimes } from './learning-reminders.store.ts'

const dayMs = 24 * 3600_000
const intervalDays = 7
const quietDays = 7
// Whoever ignored four reminders does not want a fifth.
const giveUpAfterDays = 35

/** When something has waited long enough for a reminder, and when it is too old for one. */
export const reminderTimes = (now: Date): ReminderTimes => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  return {
    now,
    remindedBefore: daysAgo(intervalDays),
    from: daysAgo(giveUpAfterDays),
    until: daysAgo(quietDays),
  }
}
