import type { CallInput } from '@nextrung/contract/call'
import type { deleteMockInterview as call } from '@nextrung/contract/mock-interviews'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteMock } from './mock-interviews.store.ts'

/** Deletes an interview with its answers, and with what they counted in practice. */
export const deleteMockInterview = async (ctx: RequestContext, { params }: CallInput<typeof call>) => {
  const own = { userId: ctx.user.id, id: params.id }
  if (!(await ctx.db.transaction((tx) => deleteMock(tx, own)))) throw notFound('This mock interview')
  return { id: params.id }
}
