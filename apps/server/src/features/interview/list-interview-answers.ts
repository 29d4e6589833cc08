import type { CallInput, CallOutput } from '@nextrung/contract/call'
import {
  type listInterviewAnswers as call,
  interviewHistoryPageSize,
} from '@nextrung/contract/interview-history'
import type { RequestContext } from '../../http/request-context.ts'
import { countResponses, listPractisedSkills, listResponses } from './history.store.ts'
import { practisedAnswer } from './practised-answer.ts'

/** A page of the person's answers, newest first. A page after the last one is empty. */
export const listInterviewAnswers = async (
  ctx: RequestContext,
  { query }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const { page = 1, ...asked } = query
  const filter = { userId: ctx.user.id, ...asked }
  const total = await countResponses(ctx.db, filter)
  const size = interviewHistoryPageSize
  const rows = await listResponses(ctx.db, { ...filter, from: (page - 1) * size, size })
  return {
    answers: rows.map(practisedAnswer),
    total,
    page,
    pages: Math.ceil(total / size),
    skills: await listPractisedSkills(ctx.db, ctx.user.id),
  }
}
