import type { CallInput } from '@nextrung/contract/call'
import type { saveInterviewStory as call, InterviewStory } from '@nextrung/contract/interview-stories'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findStoryForUpdate, type StoryRow, type StoryTexts, updateStory } from './interview-stories.store.ts'
import { storyAnswer } from './story-answer.ts'

const isSame = (row: StoryRow, texts: StoryTexts): boolean =>
  (Object.keys(texts) as (keyof StoryTexts)[]).every((part) => row[part] === texts[part])

/** Changes a story, unless it was changed elsewhere in the meantime. */
export const saveInterviewStory = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<InterviewStory> => {
  const { basedOn, resumeLine, ...rest } = body
  const own = { userId: ctx.user.id, id: params.id }
  const row = await ctx.db.transaction(async (tx) => {
    const before = await findStoryForUpdate(tx, own)
    if (!before) throw notFound('This story')
    const texts = { ...rest, resumeLine: resumeLine ?? before.resumeLine }
    // The same change sent again.
    if (isSame(before, texts)) return before
    if (before.updatedAt.toISOString() !== new Date(basedOn).toISOString())
      throw new AppError(
        'CONFLICT',
        'This story was changed in another window. Compare the two versions, then save again.',
      )
    return updateStory(tx, { ...own, ...texts, updatedAt: ctx.now() })
  })
  return storyAnswer(row)
}
