import type { CallInput } from '@nextrung/contract/call'
import type { getInterviewScores as call, InterviewScores } from '@nextrung/contract/interview'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { isMeOrOwnId } from './me-or-own-id.ts'
import { sumScores } from './responses.store.ts'

const toTenth = (value: number): number => Math.round(value * 10) / 10

/** The person's statistics; `null` without a marked answer. */
export const getInterviewScores = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<InterviewScores | null> => {
  if (!isMeOrOwnId(ctx.user, params.userId)) throw notFound('This account')
  const { answers, sessions, score, technical, communication } = await sumScores(ctx.db, {
    userId: ctx.user.id,
  })
  if (score === null || technical === null) return null
  return {
    totalInterviews: sessions,
    averageScore: toTenth(score),
    technicalAverage: toTenth(technical),
    communicationAverage: communication === null ? null : toTenth(communication),
    answers,
  }
}
