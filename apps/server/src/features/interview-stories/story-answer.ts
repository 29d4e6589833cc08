import type { InterviewStory } from '@nextrung/contract/interview-stories'
import { questionsForEmpty } from '@nextrung/engine/interview/stories/ask-for-parts'
import { themesOfStory } from '@nextrung/engine/interview/stories/story-themes'
import type { StoryRow } from './interview-stories.store.ts'

/** A story with what it is about and what it still lacks. */
export const storyAnswer = ({ userId: _, createdAt: __, updatedAt, ...story }: StoryRow): InterviewStory => ({
  ...story,
  themes: themesOfStory(story),
  questions: questionsForEmpty(story),
  updatedAt: updatedAt.toISOString(),
})
