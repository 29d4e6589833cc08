import type { CallInput } from '@nextrung/contract/call'
import type { markMilestone as call, LearningPlan } from '@nextrung/contract/learning-plan'
import { AppError, notFound } from '../../errors.ts'
import type { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changedPlanAnswer } from './changed-plan-answer.ts'
import { countMarks, findPlan, insertMark } from './learning.store.ts'
import { learningPlanAnswer } from './learning-plan-answer.ts'

const mostMarks = 200

/** Ticks a milestone of the stored plan by the person's own word. */
export const markMilestone = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Answer<LearningPlan>> => {
  const userId = ctx.user.id
  const { body: plan } = await learningPlanAnswer(ctx)
  const role = (await findPlan(ctx.db, userId))?.targetRole
  const milestone = plan?.path?.milestones.find(({ id }) => id === params.milestoneId)
  if (!milestone || !role) throw notFound('This milestone')
  if ((await countMarks(ctx.db, userId)) >= mostMarks)
    throw new AppError('BAD_REQUEST', `You can tick at most ${mostMarks} milestones. Take one back first.`)
  const { title, skills } = milestone
  await insertMark(ctx.db, { userId, role, title, skills, milestoneId: params.milestoneId })
  return changedPlanAnswer(ctx)
}
