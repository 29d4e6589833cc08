import { type StoryTheme, storyThemes } from '@nextrung/knowledge/interview/story-themes'
import type { InterviewStory } from './story.ts'

/** A theme that a story tells of, and the words that say so. */
export type FoundTheme = { id: string; name: string; words: string }

const escaped = (cue: string): string => cue.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

// A cue is the beginning of a word; the whole word is what is quoted.
const patterns: ReadonlyMap<string, RegExp> = new Map(
  storyThemes.map(({ id, cues }) => [
    id,
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${cues.map(escaped).join('|')})[\p{L}’'-]*`, 'iu'),
  ]),
)

const wordsOn = ({ id }: StoryTheme, text: string): string | undefined =>
  patterns.get(id)?.exec(text)?.[0].trim()

/** The themes that a text tells of, each with the first words that say so. */
const themesInText = (text: string): FoundTheme[] =>
  storyThemes.flatMap((theme) => {
    const words = wordsOn(theme, text)
    return words === undefined ? [] : [{ id: theme.id, name: theme.name, words }]
  })

const textOf = ({ title, situation, task, action, result }: InterviewStory): string =>
  [title, situation, task, action, result].join('\n')

/** The themes of a story. */
export const themesOfStory = (story: InterviewStory): FoundTheme[] => themesInText(textOf(story))

/** The themes that a question asks for: by its tags or, if none of them tells, by its words. */
export const themesOfQuestion = ({
  tags,
  question,
}: {
  tags: readonly string[]
  question: string
}): string[] => {
  const byTags = storyThemes.filter((theme) => tags.some((tag) => theme.tags.includes(tag)))
  return byTags.length > 0 ? byTags.map(({ id }) => id) : themesInText(question).map(({ id }) => id)
}
