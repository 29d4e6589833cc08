import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findResponse, type ResponseRow } from './responses.store.ts'

const form = /^([1-9]\d{0,9})-(\d{1,2})$/

/** The answer that a follow-up follows, and the place of the follow-up among those of its question. */
export type FollowUpOf = { response: ResponseRow; place: number }

/**
 * Reads the id of a follow-up.
 * @throws AppError NOT_FOUND for a follow-up that this person was not asked about this question
 */
export const findFollowUpOf = async (
  ctx: RequestContext,
  { id, questionId }: { id: string; questionId: number },
): Promise<FollowUpOf> => {
  const [, responseId, place] = form.exec(id) ?? []
  const response = await findResponse(ctx.db, { userId: ctx.user.id, id: Number(responseId ?? 0) })
  if (!response || response.questionId !== questionId || response.aiScoring.followUp?.id !== place)
    throw new AppError('NOT_FOUND', 'This follow-up was not found. Load the answer again.')
  return { response, place: Number(place) }
}
