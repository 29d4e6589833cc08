import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { matchInterviewStories as call } from '@nextrung/contract/interview-stories'
import { matchStories } from '@nextrung/engine/interview/stories/match-stories'
import type { RequestContext } from '../../http/request-context.ts'
import { listStories } from './interview-stories.store.ts'
import { storyAnswer } from './story-answer.ts'

/** The person's stories that answer a question, and why. */
export const matchInterviewStories = async (
  ctx: RequestContext,
  { query }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const stories = await listStories(ctx.db, ctx.user.id)
  const tags = (query.tags ?? '').split(',').map((tag) => tag.trim())
  const matches = matchStories(stories, { question: query.question, tags }).flatMap(({ place, reason }) => {
    const story = stories[place]
    return story ? [{ story: storyAnswer(story), reason }] : []
  })
  return { matches }
}
