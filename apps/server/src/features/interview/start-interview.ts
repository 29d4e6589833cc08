import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { startInterview as call } from '@nextrung/contract/interview'
import { holdLock } from '../../db/advisory-locks.ts'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import { currentSet, dayMs } from './current-set.ts'
import { isMeOrOwnId } from './me-or-own-id.ts'
import { practiceRole } from './practice-role.ts'
import { findRunningSession, insertSession, type SessionRow } from './sessions.store.ts'
import { storeDraw } from './store-draw.ts'

const sessionAnswer = ({ id, status, createdAt }: SessionRow): CallOutput<typeof call> => ({
  id,
  status,
  endsAt: new Date(createdAt.getTime() + dayMs).toISOString(),
})

/**
 * Starts a session, or goes on with the running one, so that a second click spends nothing. The sets of both answer
 * modes stay as they are from then on.
 */
export const startInterview = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const userId = ctx.user.id
  if (body.userId !== null && body.userId !== undefined && !isMeOrOwnId(ctx.user, String(body.userId)))
    throw notFound('This account')
  const { scenarioType, difficultyLevel } = body
  const key = { userId, roleTitle: practiceRole(body.roleTitle), scenarioType, difficultyLevel }
  const gaps = await ctx.findPathGaps(ctx)
  return ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const now = ctx.now()
    const running = await findRunningSession(tx, { ...key, since: new Date(now.getTime() - dayMs) })
    if (running) return sessionAnswer(running)
    await spendAllowance(ctx, tx, { userId, code: 'interview_practice' })
    for (const isMultipleChoice of [false, true]) {
      const set = await currentSet(tx, { key: { ...key, isMultipleChoice }, gaps, now })
      if (!set.draw && set.questions.length > 0)
        await storeDraw(tx, { key: { ...key, isMultipleChoice }, set, now, isRegenerated: false })
    }
    return sessionAnswer(await insertSession(tx, { ...key, status: 'in_progress', createdAt: now }))
  })
}
