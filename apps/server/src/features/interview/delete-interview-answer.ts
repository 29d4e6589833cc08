import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { deleteInterviewAnswer as call } from '@nextrung/contract/interview-history'
import { holdLock } from '../../db/advisory-locks.ts'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteResponse, findResponse, sumScores } from './responses.store.ts'
import { findSession, updateSession } from './sessions.store.ts'

/** Deletes an answer with its marks and its follow-ups. A completed session's score no longer counts it. */
export const deleteInterviewAnswer = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const userId = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const row = await findResponse(tx, { userId, id: params.id })
    if (!row) throw notFound('This answer')
    await deleteResponse(tx, { userId, id: row.id })
    const session = await findSession(tx, { userId, id: row.sessionId })
    if (session?.status !== 'completed') return
    const { score } = await sumScores(tx, { userId, sessionId: session.id })
    const overallScore = score === null ? null : Math.round(score)
    await updateSession(tx, { userId, id: session.id, change: { overallScore, aiFeedback: null } })
  })
  return { id: params.id }
}
