import type { DailyStep } from '@nextrung/contract/learning-plan'
import type { RequestContext } from '../../http/request-context.ts'
import type { ReplyRow } from './learning.store.ts'
import { nextStepInput } from './next-step-input.ts'

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

const answeredToday = (replies: readonly ReplyRow[], now: Date): DailyStep['answered'] => {
  const [last] = replies
  if (!last || dayOf(last.answeredAt) !== dayOf(now)) return undefined
  return { id: last.stepId, title: last.title, answer: last.answer }
}

const doneMessage = 'That was today’s step. The next one comes tomorrow.'

/** Today's step: one a day, and another one only if the person put it off or does not want it. */
export const dailyStepAnswer = async (ctx: RequestContext): Promise<DailyStep> => {
  const { input, replies } = await nextStepInput(ctx)
  const answered = answeredToday(replies, ctx.now())
  const shown = answered ? { answered } : {}
  if (answered?.answer === 'done') return { step: null, message: doneMessage, ...shown }
  const { result } = await ctx.thinking.forPerson(ctx.user.id).chooseNextStep(input, ctx.request.signal)
  return { step: result.step ?? null, ...(result.message ? { message: result.message } : {}), ...shown }
}
