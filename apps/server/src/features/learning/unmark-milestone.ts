import type { CallInput } from '@nextrung/contract/call'
import type { unmarkMilestone as call, LearningPlan } from '@nextrung/contract/learning-plan'
import { notFound } from '../../errors.ts'
import type { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changedPlanAnswer } from './changed-plan-answer.ts'
import { deleteMark, findPlan } from './learning.store.ts'

/** Takes the person's own tick back. What other evidence ticks stays ticked. */
export const unmarkMilestone = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Answer<LearningPlan>> => {
  const role = (await findPlan(ctx.db, ctx.user.id))?.targetRole
  if (!role) throw notFound('This milestone')
  await deleteMark(ctx.db, { userId: ctx.user.id, role, milestoneId: params.milestoneId })
  return changedPlanAnswer(ctx)
}
