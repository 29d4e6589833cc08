import type { CallInput } from '@nextrung/contract/call'
import type { getMockInterview as call, MockState } from '@nextrung/contract/mock-interviews'
import type { RequestContext } from '../../http/request-context.ts'
import { mockState } from './mock-state.ts'
import { findOwnMock } from './own-mock.ts'

export const getMockInterview = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<MockState> => mockState(ctx, await findOwnMock(ctx.db, { userId: ctx.user.id, id: params.id }))
