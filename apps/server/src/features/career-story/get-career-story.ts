import type { CallInput } from '@nextrung/contract/call'
import type { CareerStory, getCareerStory as call } from '@nextrung/contract/career-story'
import { notFound } from '../../errors.ts'
import type { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findStory } from './career-story.store.ts'
import { storyAnswer } from './story-answer.ts'

/** One of the person's stories, as edited. */
export const getCareerStory = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Answer<CareerStory>> => {
  const row = await findStory(ctx.db, { userId: ctx.user.id, id: params.id })
  if (!row) throw notFound('This story')
  return storyAnswer(row)
}
