import { holdLock } from '../../db/advisory-locks.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { updateSession } from '../interview/interview.public.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import { type MockRow, updateMock } from './mock-interviews.store.ts'
import { findOwnMock } from './own-mock.ts'
import { planQuestions } from './plan-questions.ts'

/** Starts an interview: chooses its questions and asks the first one. One that has started stays as it is. */
export const beginMock = async (ctx: RequestContext, id: number): Promise<MockRow> => {
  const own = { userId: ctx.user.id, id }
  const before = await findOwnMock(ctx.db, own)
  if (before.session.status !== 'scheduled') return before
  const plan = await planQuestions(ctx, before)
  return ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', own.userId)
    const { session } = await findOwnMock(tx, own)
    if (session.status === 'scheduled') {
      await spendAllowance(ctx, tx, { userId: own.userId, code: 'interview_practice' })
      const now = ctx.now()
      await updateMock(tx, { ...own, change: { plan, startedAt: now, askedAt: now, place: 0 } })
      await updateSession(tx, { userId: own.userId, id: session.id, change: { status: 'in_progress' } })
    }
    return findOwnMock(tx, own)
  })
}
