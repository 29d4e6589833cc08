import type { StoryBank } from '@nextrung/contract/interview-stories'
import { findGapsInBank } from '@nextrung/engine/interview/stories/gaps-in-bank'
import type { RequestContext } from '../../http/request-context.ts'
import { listStories } from './interview-stories.store.ts'
import { storyAnswer } from './story-answer.ts'

/** The person's stories, and what interviewers ask for that none of them tells. */
export const listInterviewStories = async (ctx: RequestContext): Promise<StoryBank> => {
  const stories = await listStories(ctx.db, ctx.user.id)
  return { stories: stories.map(storyAnswer), gaps: findGapsInBank(stories) }
}
