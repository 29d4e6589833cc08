import type { CallInput } from '@nextrung/contract/call'
import type { downloadCareerStory as call } from '@nextrung/contract/career-story'
import { notFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { findStory } from './career-story.store.ts'
import { storyOf } from './story-answer.ts'
import { writeStoryFile } from './write-story-file.ts'

/** One of the person's stories as a file. */
export const downloadCareerStory = async (
  ctx: RequestContext,
  { params, query }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const row = await findStory(ctx.db, { userId: ctx.user.id, id: params.id })
  if (!row) throw notFound('This story')
  const user = await findUserById(ctx.db, ctx.user.id)
  const name = user?.displayName?.trim()
  const file = await writeStoryFile(query.format, { story: storyOf(row), ...(name ? { name } : {}) })
  return { ...file, fileName: `career-story-${row.version}.${query.format}` }
}
