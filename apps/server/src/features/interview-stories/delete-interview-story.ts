import type { CallInput } from '@nextrung/contract/call'
import type { deleteInterviewStory as call } from '@nextrung/contract/interview-stories'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteStory } from './interview-stories.store.ts'

export const deleteInterviewStory = async (ctx: RequestContext, { params }: CallInput<typeof call>) => {
  if (!(await deleteStory(ctx.db, { userId: ctx.user.id, id: params.id }))) throw notFound('This story')
  return { id: params.id }
}
