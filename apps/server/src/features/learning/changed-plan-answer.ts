import type { LearningPlan } from '@nextrung/contract/learning-plan'
import type { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { saveNextMilestone } from './learning.store.ts'
import { learningPlanAnswer } from './learning-plan-answer.ts'
import { nextMilestoneOf } from './next-milestone.ts'

/** The plan after a change. Stores the date that the person now sees for their next milestone. */
export const changedPlanAnswer = async (ctx: RequestContext): Promise<Answer<LearningPlan>> => {
  const answer = await learningPlanAnswer(ctx)
  await saveNextMilestone(ctx.db, {
    userId: ctx.user.id,
    nextMilestone: nextMilestoneOf(answer.body?.path),
  })
  return answer
}
