import type { Services } from '../../context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { readSettings } from '../settings/settings.public.ts'
import { listDue } from './reminders.store.ts'

/** The skills whose quiz is due again, longest first. */
export const listDueQuizzes = async (services: Services, userId: number): Promise<string[]> =>
  (await listDue(services.db, { userId, now: services.now() })).map(({ skillName }) => skillName)

/** The skills to remind of, as their quiz is due again; empty if the person wants no learning updates. */
export const findDueAssessments = async (services: Services, userId: number): Promise<string[]> => {
  const user = await findUserById(services.db, userId)
  if (!user || !readSettings(user.settings).notifications.learningUpdates) return []
  return listDueQuizzes(services, userId)
}
