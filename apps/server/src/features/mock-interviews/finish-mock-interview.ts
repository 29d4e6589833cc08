import type { CallInput } from '@nextrung/contract/call'
import type { finishMockInterview as call, MockState } from '@nextrung/contract/mock-interviews'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { completeMock } from './complete-mock.ts'
import { mockState } from './mock-state.ts'
import { findOwnMock } from './own-mock.ts'

/** Ends an interview early. */
export const finishMockInterview = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<MockState> => {
  const own = { userId: ctx.user.id, id: params.id }
  await findOwnMock(ctx.db, own)
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', own.userId)
    const row = await findOwnMock(tx, own)
    if (row.session.status === 'scheduled')
      throw new AppError('CONFLICT', 'This mock interview has not started. Delete it if you don’t want it.')
    if (row.session.status === 'in_progress') await completeMock(tx, { row, now: ctx.now() })
  })
  return mockState(ctx, await findOwnMock(ctx.db, own))
}
