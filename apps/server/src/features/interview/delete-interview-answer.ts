import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { deleteInterviewAnswer as call } from '@nextrung/contract/interview-history'
import { holdLock } from '../../db/advisory-locks.ts'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { outcomeOf } from './outcome-of.ts'
import { deleteResponse, findResponse } from './responses.store.ts'
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
    if (session.scenarioType === 'mixed') return ctx.rescoreMock(tx, { userId, sessionId: session.id })
    await updateSession(tx, { userId, id: session.id, change: await outcomeOf(tx, session) })
  })
  return { id: params.id }
}
