import type { CallInput } from '@nextrung/contract/call'
import type { startMockInterview as call, MockState } from '@nextrung/contract/mock-interviews'
import type { RequestContext } from '../../http/request-context.ts'
import { beginMock } from './begin-mock.ts'
import { mockState } from './mock-state.ts'

export const startMockInterview = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<MockState> => mockState(ctx, await beginMock(ctx, params.id))
