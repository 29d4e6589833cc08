import type { CourseEnrollment, LearningPlan, MilestoneMark } from '@nextrung/contract/learning-plan'
import type { WorkContext } from '../../http/request-context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { currentPath } from './current-path.ts'
import type { EnrolmentRow } from './enrolments.store.ts'
import { findPlan, type MarkRow, noPreferences, type PlanRow } from './learning.store.ts'
import { courseIdOf, readLearner } from './read-learner.ts'

type Read = { plan: LearningPlan; row: PlanRow | undefined; resumeId: number | null }

/** The person's plan as it is now, and what it was read from. Does not say whether it is outdated. */
export const readLearningPlan = async (ctx: WorkContext): Promise<Read> => {
  const row = await findPlan(ctx.db, ctx.user.id)
  const learner = await readLearner(ctx)
  const user = await findUserById(ctx.db, ctx.user.id)
  const plan = {
    path: await currentPath(ctx, { row, learner }),
    preferences: row?.preferences ?? noPreferences,
    enrollments: learner.enrolments.map(enrollmentOf),
    marks: learner.marks.map(markOf),
    toldSkills: user?.skills ?? [],
  }
  return { plan, row, resumeId: learner.resumeId }
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
