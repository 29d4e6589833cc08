import { openQuestions } from '@nextrung/knowledge/interview'
import { findStoryGaps, type StoryGap } from './match-stories.ts'
import type { InterviewStory } from './story.ts'

const asked = openQuestions.filter(({ type }) => type === 'behavioral' || type === 'leadership')

/** What the behavioral and leadership questions of the bank ask for and no story tells, most often asked first. */
export const findGapsInBank = (stories: readonly InterviewStory[]): StoryGap[] =>
  findStoryGaps(stories, asked)
