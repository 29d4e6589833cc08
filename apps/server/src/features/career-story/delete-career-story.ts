import type { CallInput } from '@nextrung/contract/call'
import type { deleteCareerStory as call } from '@nextrung/contract/career-story'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteStoryRow } from './career-story.store.ts'

/** Permanently deletes one of the person's stories. */
export const deleteCareerStory = async (ctx: RequestContext, { params }: CallInput<typeof call>) => {
  if (!(await deleteStoryRow(ctx.db, { userId: ctx.user.id, id: params.id }))) throw notFound('This story')
  return { id: params.id }
}
