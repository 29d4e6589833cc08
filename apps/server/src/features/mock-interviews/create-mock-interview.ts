import type { CallInput } from '@nextrung/contract/call'
import { createMockInterview as call, type MockState, mockLimits } from '@nextrung/contract/mock-interviews'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { once } from '../../idempotency/once.ts'
import { insertSession } from '../interview/interview.public.ts'
import { beginMock } from './begin-mock.ts'
import { countMocks, insertMock } from './mock-interviews.store.ts'
import { mockState } from './mock-state.ts'
import { findOwnMock } from './own-mock.ts'

type Body = CallInput<typeof call>['body']

const dayMs = 24 * 3600_000
// A form can stay open for a while before it is sent.
const graceMs = 5 * 60_000

/** @throws AppError BAD_REQUEST for a time that has passed or is too far ahead */
const readTime = (text: string | null | undefined, now: Date): Date | undefined => {
  if (!text) return undefined
  const time = new Date(text)
  if (time.getTime() < now.getTime() - graceMs)
    throw new AppError('BAD_REQUEST', 'This time has passed. Choose a later one, or start now.')
  if (time.getTime() > now.getTime() + mockLimits.daysAhead * dayMs)
    throw new AppError('BAD_REQUEST', 'Choose a time within a year.')
  return time
}

/** @throws AppError CONFLICT */
const requireRoom = async (tx: Database, userId: number): Promise<void> => {
  const { open, all } = await countMocks(tx, userId)
  if (open >= mockLimits.open)
    throw new AppError(
      'CONFLICT',
      `You have ${mockLimits.open} mock interviews that are scheduled or running. Finish or delete one first.`,
    )
  if (all >= mockLimits.kept)
    throw new AppError('CONFLICT', `There is room for ${mockLimits.kept} mock interviews. Delete one first.`)
}

const insert = async (
  ctx: RequestContext,
  tx: Database,
  { body, scheduledAt }: { body: Body; scheduledAt: Date },
): Promise<number> => {
  const userId = ctx.user.id
  await requireRoom(tx, userId)
  const session = await insertSession(tx, {
    userId,
    roleTitle: body.role,
    scenarioType: 'mixed',
    difficultyLevel: body.difficulty,
    status: 'scheduled',
    scheduledAt,
    createdAt: ctx.now(),
  })
  const { minutes, withResume } = body
  return (await insertMock(tx, { userId, sessionId: session.id, minutes, withResume, plan: [] })).id
}

/** Plans a mock interview, and starts it unless it is for later. */
export const createMockInterview = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<MockState> => {
  const scheduledAt = readTime(body.scheduledAt, ctx.now())
  const request = await describeRequest(ctx, { call, asked: body })
  const id = await ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: () => insert(ctx, tx, { body, scheduledAt: scheduledAt ?? ctx.now() }),
      keep: (answerId) => ({ answerId }),
      recall: async ({ answerId }) =>
        (await findOwnMock(tx, { userId: ctx.user.id, id: answerId ?? 0 })).mock.id,
    }),
  )
  return mockState(
    ctx,
    scheduledAt ? await findOwnMock(ctx.db, { userId: ctx.user.id, id }) : await beginMock(ctx, id),
  )
}
