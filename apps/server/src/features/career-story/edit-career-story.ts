import type { CallInput } from '@nextrung/contract/call'
import type { CareerStory, editCareerStory as call } from '@nextrung/contract/career-story'
import { AppError, notFound } from '../../errors.ts'
import type { Answer } from '../../http/answer.ts'
import { namesTag } from '../../http/entity-tag.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findStoryForUpdate, saveEditedText } from './career-story.store.ts'
import { storyAnswer, storyTag } from './story-answer.ts'

/** Saves the person's text, or takes their edits back. With `If-Match`, only if nobody saved in the meantime. */
export const editCareerStory = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<Answer<CareerStory>> => {
  const own = { userId: ctx.user.id, id: params.id }
  const seen = ctx.request.headers.get('if-match')
  const row = await ctx.db.transaction(async (tx) => {
    const saved = await findStoryForUpdate(tx, own)
    if (!saved) throw notFound('This story')
    if (seen !== null && !namesTag(seen, storyTag(saved)))
      throw new AppError(
        'CONFLICT',
        'This story was changed elsewhere in the meantime. Please review it, then save again.',
      )
    const text = body.story?.replace(/\r\n?/g, '\n').trim() ?? null
    const editedText = text === saved.written.story ? null : text
    return editedText === saved.editedText ? saved : saveEditedText(tx, { ...own, editedText })
  })
  if (!row) throw notFound('This story')
  return storyAnswer(row)
}
