import type { CallInput } from '@nextrung/contract/call'
import type { deleteEnrollment as call, LearningPlan } from '@nextrung/contract/learning-plan'
import { notFound } from '../../errors.ts'
import type { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changedPlanAnswer } from './changed-plan-answer.ts'
import { deleteEnrolment, listEnrolments } from './enrolments.store.ts'
import { courseIdOf } from './read-learner.ts'

/** Takes an enrolment back, as if the course had never been started. */
export const deleteEnrollment = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Answer<LearningPlan>> => {
  const userId = ctx.user.id
  const own = (await listEnrolments(ctx.db, userId)).find(
    ({ course }) => courseIdOf(course) === params.courseId,
  )
  if (!own) throw notFound('This course')
  await deleteEnrolment(ctx.db, { userId, courseId: own.courseId })
  return changedPlanAnswer(ctx)
}
