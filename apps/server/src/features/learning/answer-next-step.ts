import type { CallInput } from '@nextrung/contract/call'
import type { answerNextStep as call, DailyStep } from '@nextrung/contract/learning-plan'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dailyStepAnswer } from './daily-step-answer.ts'
import { saveReply, trimReplies } from './learning.store.ts'

const mostReplies = 500

/** Stores what the person says to today's step. */
export const answerNextStep = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<DailyStep> => {
  const userId = ctx.user.id
  const { step, answered } = await dailyStepAnswer(ctx)
  const asked = [step, answered].find((one) => one?.id === params.id)
  if (!asked) throw notFound('This step')
  await ctx.db.transaction(async (tx) => {
    await saveReply(tx, {
      userId,
      stepId: asked.id,
      title: asked.title,
      answer: body.answer,
      now: ctx.now(),
    })
    await trimReplies(tx, { userId, most: mostReplies })
  })
  return dailyStepAnswer(ctx)
}
