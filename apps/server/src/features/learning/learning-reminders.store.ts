import { and, asc, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { isNotifiable } from '../identity/identity.public.ts'
import { courseEnrollments, courses } from './courses.table.ts'
import { learningPlans } from './learning.table.ts'

export type ReminderTimes = {
  now: Date
  /** People reminded after this are left alone. */
  remindedBefore: Date
  /** When the last activity, or the day planned for a milestone, must lie. */
  from: Date
  until: Date
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The last activity in the courses that the person has started and that are still on offer. */
const lastActivity = sql`(
  select max(coalesce(${courseEnrollments.lastActivityAt}, ${courseEnrollments.startedAt}))
  from ${courseEnrollments} inner join ${courses} on ${courses.id} = ${courseEnrollments.courseId}
  where ${courseEnrollments.userId} = ${learningPlans.userId}
    and ${courseEnrollments.status} = 'in_progress' and ${courses.withdrawnAt} is null
)`

const plannedDay = sql`${learningPlans.nextMilestone}->>'on'`

/**
 * Marks people as reminded whose courses or next milestone have been waiting, and returns their ids. Each is returned
 * once in the given time, however many servers ask at once.
 */
export const claimReminders = async (
  tx: Database,
  { times: { now, remindedBefore, from, until }, limit }: { times: ReminderTimes; limit: number },
): Promise<number[]> => {
  const isCourseWaiting = and(
    sql`${lastActivity} > ${from.toISOString()}::timestamptz`,
    sql`${lastActivity} <= ${until.toISOString()}::timestamptz`,
  )
  const isMilestoneWaiting = and(gt(plannedDay, dayOf(from)), sql`${plannedDay} < ${dayOf(now)}`)
  const due = await tx
    .select({ userId: learningPlans.userId })
    .from(learningPlans)
    .where(
      and(
        isNotNull(learningPlans.madeAt),
        isNotifiable(learningPlans.userId, 'learningUpdates'),
        or(isNull(learningPlans.remindedAt), lte(learningPlans.remindedAt, remindedBefore)),
        or(isCourseWaiting, isMilestoneWaiting),
      ),
    )
    .orderBy(sql`${learningPlans.remindedAt} asc nulls first`, asc(learningPlans.userId))
    .limit(limit)
    // Another server's claim makes these rows no longer due.
    .for('update', { skipLocked: true })
  const ids = due.map(({ userId }) => userId)
  if (ids.length > 0)
    await tx.update(learningPlans).set({ remindedAt: now }).where(inArray(learningPlans.userId, ids))
  return ids
}
