import type { CallInput } from '@nextrung/contract/call'
import type { undoNextStep as call, DailyStep } from '@nextrung/contract/learning-plan'
import type { RequestContext } from '../../http/request-context.ts'
import { dailyStepAnswer } from './daily-step-answer.ts'
import { deleteReply } from './learning.store.ts'

/** Takes the person's answer to a step back. */
export const undoNextStep = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<DailyStep> => {
  await deleteReply(ctx.db, { userId: ctx.user.id, stepId: params.id })
  return dailyStepAnswer(ctx)
}
