import type { CallOutput } from '@nextrung/contract/call'
import type { suggestInterviewStories as call } from '@nextrung/contract/interview-stories'
import type { RequestContext } from '../../http/request-context.ts'
import { findNewestUnderstood } from '../resumes/resumes.public.ts'
import { listStories } from './interview-stories.store.ts'

const most = 30

/** Beginnings of stories from the newest resume, without the lines that a story has begun with. */
export const suggestInterviewStories = async (ctx: RequestContext): Promise<CallOutput<typeof call>> => {
  const newest = await findNewestUnderstood(ctx)
  if (!newest) return { suggestions: [], hasResume: false }
  const { document } = newest.understood
  const { result } = await ctx.thinking
    .forPerson(ctx.user.id)
    .suggestStories({ document, most }, ctx.request.signal)
  const taken = new Set((await listStories(ctx.db, ctx.user.id)).map(({ resumeLine }) => resumeLine))
  return {
    hasResume: true,
    suggestions: result.suggestions
      .filter(({ line }) => !taken.has(line))
      .map(({ story, line, questions, themes }) => ({ ...story, line, questions, themes })),
  }
}
