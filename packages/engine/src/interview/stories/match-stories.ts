import { storyThemes } from '@nextrung/knowledge/interview/story-themes'
import { listed } from '../../text/phrases.ts'
import { type InterviewStory, storyParts } from './story.ts'
import { themesOfQuestion, themesOfStory } from './story-themes.ts'

/** Why a story answers a question, as a sentence. */
export type StoryMatch = { place: number; reason: string }

/** How often interviewers ask for a theme, and whether there is a story for it. */
export type StoryGap = { theme: string; name: string; questions: number; sentence: string }

const isWhole = (story: InterviewStory): boolean => storyParts.every((part) => story[part].trim() !== '')

type Asked = { question: string; tags: readonly string[] }

/** The stories that answer a question, best first: those that share most of its themes, whole ones before others. */
export const matchStories = (stories: readonly InterviewStory[], asked: Asked): StoryMatch[] => {
  const wanted = themesOfQuestion(asked)
  return stories
    .map((story, place) => {
      const shared = themesOfStory(story).filter(({ id }) => wanted.includes(id))
      return { place, shared, worth: shared.length + (isWhole(story) ? 0.5 : 0) }
    })
    .filter(({ shared }) => shared.length > 0)
    .sort((a, b) => b.worth - a.worth || a.place - b.place)
    .map(({ place, shared }) => ({
      place,
      reason: `The question asks about ${listed(shared.map(({ name }) => name))}; your story says ${listed(shared.map(({ words }) => `“${words}”`))}.`,
    }))
}

/** The themes without a story, those that most of the given questions ask for first. */
export const findStoryGaps = (
  stories: readonly InterviewStory[],
  questions: readonly Asked[],
): StoryGap[] => {
  const told = new Set(stories.flatMap(themesOfStory).map(({ id }) => id))
  const asked = questions.flatMap(themesOfQuestion)
  return storyThemes
    .filter(({ id }) => !told.has(id))
    .map(({ id, name }) => ({ id, name, questions: asked.filter((one) => one === id).length }))
    .filter((gap) => gap.questions > 0)
    .sort((a, b) => b.questions - a.questions)
    .map(({ id, name, questions: count }) => ({
      theme: id,
      name,
      questions: count,
      sentence: `No story about ${name} yet. ${count === 1 ? 'One question asks' : `${count} questions ask`} for one.`,
    }))
}
