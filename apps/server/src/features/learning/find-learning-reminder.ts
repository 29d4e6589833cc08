import type { Services } from '../../context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { readSettings } from '../settings/settings.public.ts'
import { currentPath } from './current-path.ts'
import { type EnrolmentRow, listEnrolments } from './enrolments.store.ts'
import { findPlan, type PlanRow } from './learning.store.ts'
import { personContext } from './person-context.ts'
import { readLearner } from './read-learner.ts'
import { reminderTimes } from './reminder-times.ts'

/** What has been waiting for the person. */
export type LearningReminder =
  | { about: 'course'; name: string; progress: number; days: number }
  | { about: 'milestone'; title: string; on: string }

type UserRow = NonNullable<Awaited<ReturnType<typeof findUserById>>>

const dayMs = 24 * 3600_000

/** What to remind a person of, as things are now; undefined if nothing waits or they want no learning updates. */
export const findLearningReminder = async (
  services: Services,
  userId: number,
): Promise<LearningReminder | undefined> => {
  const user = await findUserById(services.db, userId)
  const plan = await findPlan(services.db, userId)
  if (!user || !plan?.madeAt || !readSettings(user.settings).notifications.learningUpdates) return undefined
  const waiting = waitingCourse(await listEnrolments(services.db, userId), services.now())
  return waiting ?? waitingMilestone(services, { user, plan })
}

const lastActivityOf = ({ lastActivityAt, startedAt }: EnrolmentRow): number =>
  (lastActivityAt ?? startedAt)?.getTime() ?? 0

/** The course that the person worked on last, if that was some time ago. */
const waitingCourse = (enrolments: readonly EnrolmentRow[], now: Date): LearningReminder | undefined => {
  const { from, until } = reminderTimes(now)
  const [latest] = enrolments
    .filter(({ status, course }) => status === 'in_progress' && course.withdrawnAt === null)
    .sort((a, b) => lastActivityOf(b) - lastActivityOf(a))
  if (!latest) return undefined
  const at = lastActivityOf(latest)
  if (at <= from.getTime() || at > until.getTime()) return undefined
  return {
    about: 'course',
    name: latest.course.name,
    progress: latest.progress,
    days: Math.floor((now.getTime() - at) / dayMs),
  }
}

/** The next milestone, if its date has passed and nothing the person did since has completed it. */
const waitingMilestone = async (
  services: Services,
  { user, plan }: { user: UserRow; plan: PlanRow },
): Promise<LearningReminder | undefined> => {
  const next = plan.nextMilestone
  const { now, from } = reminderTimes(services.now())
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)
  if (!next || next.on >= dayOf(now) || next.on <= dayOf(from)) return undefined
  const ctx = personContext(services, user)
  const path = await currentPath(ctx, { row: plan, learner: await readLearner(ctx) })
  const isOpen = path?.milestones.some((milestone) => milestone.id === next.id && !milestone.completed)
  return isOpen ? { about: 'milestone', title: next.title, on: next.on } : undefined
}
