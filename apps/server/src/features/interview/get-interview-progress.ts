import type { CallOutput } from '@nextrung/contract/call'
import type { getInterviewProgress as call } from '@nextrung/contract/interview-history'
import { advisePractice } from '@nextrung/engine/interview/progress/advise-practice'
import { scoreTrends } from '@nextrung/engine/interview/progress/score-trends'
import type { RequestContext } from '../../http/request-context.ts'
import { practisedOf } from './practised-of.ts'

/** How practice has gone, and what to practise next. */
export const getInterviewProgress = async (ctx: RequestContext): Promise<CallOutput<typeof call>> => {
  const practised = await practisedOf(ctx.db, ctx.user.id)
  return {
    ...scoreTrends(practised),
    next: advisePractice({ practised, gaps: await ctx.findPathGaps(ctx), now: ctx.now() }),
    basis: [
      'Every figure is an average of marks for your own answers. Follow-ups are not in them.',
      'Marks come from this program, not from a person. They say how much of the expected points an answer covers.',
    ],
  }
}
