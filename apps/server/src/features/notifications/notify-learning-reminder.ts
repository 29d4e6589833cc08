import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { findLearningReminder, type LearningReminder } from '../learning/learning.public.ts'
import { notify } from './notify.ts'

/** Reminds the person of what has been waiting on their learning path, unless they have seen to it in the meantime. */
export const notifyLearningReminder = async (
  services: Services,
  { userId, payload }: Event<{ day: string }>,
): Promise<void> => {
  const reminder = await findLearningReminder(services, userId)
  if (!reminder) return
  await services.db.transaction((tx) =>
    notify(services, tx, {
      userId,
      kind: 'learning-reminder',
      about: payload.day,
      ...wordsFor(reminder),
      link: '/learning-path',
    }),
  )
}

const dayText = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const wordsFor = (reminder: LearningReminder): { title: string; body: string } => {
  if (reminder.about === 'course') {
    const { name, progress, days } = reminder
    return {
      title: `“${name}” is waiting for you`,
      body: `You last updated it ${days} days ago, at ${progress} percent. Set aside an hour for it this week and note how far you get, or take it off your learning path.`,
    }
  }
  const { title, on } = reminder
  return {
    title: `The date for “${title}” has passed`,
    body: `You had planned to finish it by ${dayText.format(new Date(on))}. Tick it on your learning path if it is done. If it isn’t, open the path to see the new dates, or plan with fewer hours a week.`,
  }
}
