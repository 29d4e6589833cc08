import type { CourseEnrollment, LearningPlan, MilestoneMark } from '@nextrung/contract/learning-plan'
import { Answer } from '../../http/answer.ts'
import { entityTag } from '../../http/entity-tag.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { currentPath } from './current-path.ts'
import type { EnrolmentRow } from './enrolments.store.ts'
import { findPlan, type MarkRow, noPreferences, type PlanRow } from './learning.store.ts'
import { listOwnSkills } from './list-own-skills.ts'
import { courseIdOf, readLearner } from './read-learner.ts'

/** Changes with the preferences of this person only, so that other saves do not get in the way. */
export const preferencesTag = (ctx: RequestContext, row: PlanRow | undefined): string =>
  entityTag([ctx.user.id, row?.preferences ?? noPreferences])

/** The person's plan as it is now. */
export const learningPlanAnswer = async (ctx: RequestContext): Promise<Answer<LearningPlan>> => {
  const row = await findPlan(ctx.db, ctx.user.id)
  const learner = await readLearner(ctx)
  const user = await findUserById(ctx.db, ctx.user.id)
  const outdated = row && (await outdatedBecause(ctx, { row, resumeId: learner.resumeId }))
  const plan: LearningPlan = {
    path: await currentPath(ctx, { row, learner }),
    preferences: row?.preferences ?? noPreferences,
    enrollments: learner.enrolments.map(enrollmentOf),
    marks: learner.marks.map(markOf),
    toldSkills: user?.skills ?? [],
    ...(outdated ? { outdated } : {}),
  }
  return new Answer(200, plan, { etag: preferencesTag(ctx, row) })
}

const enrollmentOf = ({ course, ...row }: EnrolmentRow): CourseEnrollment => ({
  courseId: courseIdOf(course),
  name: course.name,
  platform: course.platform,
  url: course.url,
  status: row.status,
  progress: row.progress,
  rating: row.rating,
  startedAt: row.startedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
  lastActivityAt: row.lastActivityAt?.toISOString() ?? null,
  isWithdrawn: course.withdrawnAt !== null,
})

const markOf = ({ milestoneId, title, role, skills, markedAt }: MarkRow): MilestoneMark => ({
  milestoneId,
  title,
  role,
  skills,
  markedAt: markedAt.toISOString(),
})

const again = 'Refresh it to use what is new.'

const outdatedBecause = async (
  ctx: RequestContext,
  { row, resumeId }: { row: PlanRow; resumeId: number | null },
): Promise<string | undefined> => {
  if (!row.basis) return undefined
  if (row.basis.resumeId !== resumeId) return `Your resume has changed since this path was made. ${again}`
  const now = JSON.stringify((await listOwnSkills(ctx)).toSorted())
  return now === JSON.stringify(row.basis.skills.toSorted())
    ? undefined
    : `Your skills have changed since this path was made. ${again}`
}
