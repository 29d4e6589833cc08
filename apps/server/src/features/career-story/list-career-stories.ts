import type { SavedStory } from '@nextrung/contract/career-story'
import { cutAtWord } from '@nextrung/engine/text/phrases'
import { sentencesOf } from '@nextrung/engine/text/sentences'
import type { RequestContext } from '../../http/request-context.ts'
import { listStoryHeads } from './career-story.store.ts'

const longestOpening = 160

/** The person's saved stories, newest first. */
export const listCareerStories = async (ctx: RequestContext): Promise<{ stories: SavedStory[] }> => {
  const rows = await listStoryHeads(ctx.db, ctx.user.id)
  return {
    stories: rows.map(({ text, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      opening: cutAtWord(sentencesOf(text.replace(/\s+/g, ' ').trim())[0] ?? '', longestOpening),
    })),
  }
}
