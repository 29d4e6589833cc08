import { ResumeDocument } from '@nextrung/contract/resume-document'
import { z } from 'zod'
import { findNotableLines } from '../../linkedin/linkedin.public.ts'
import { textAt } from '../../person/text-at.ts'
import { cutAtWord, openingOf } from '../../text/phrases.ts'
import { askForParts } from './ask-for-parts.ts'
import { type SplitLine, splitLine } from './split-line.ts'
import { InterviewStory, storyParts } from './story.ts'
import { themesOfStory } from './story-themes.ts'

export const StorySuggestion = z.object({
  story: InterviewStory,
  /** The line of the resume, verbatim, and its JSON pointer. */
  line: z.string(),
  pointer: z.string(),
  /** A question for each part that helps to write it. */
  questions: z.record(z.enum(storyParts), z.string()),
  themes: z.array(z.object({ id: z.string(), name: z.string(), words: z.string() })),
})
export type StorySuggestion = z.output<typeof StorySuggestion>

export const SuggestStoriesInput = z.object({ document: ResumeDocument, most: z.number().int() })
export const SuggestStoriesResult = z.object({ suggestions: z.array(StorySuggestion) })

const lengths = { title: 80, place: 160 } as const

/** Where it was, in the resume's own words: "Barista, Bluebird Coffee". */
const placeOf = (document: ResumeDocument, pointer: string): string => {
  const entry = pointer.replace(/\/highlights\/\d+$/, '')
  const words = [textAt(document, `${entry}/position`), textAt(document, `${entry}/name`)]
  return cutAtWord(words.filter((word) => word?.trim()).join(', '), lengths.place)
}

/** The part that the line begins with: "Cut waste by 20 %" of "Cut waste by 20 % by ordering twice a week". */
const beginningOf = ({ action, result }: SplitLine, line: string): string =>
  result && line.indexOf(result) < line.indexOf(action) ? result : action

/**
 * Beginnings of stories from the strongest lines of a resume. They say what the line says and no more: where it was,
 * what was done and, if the line says so, what came of it. The rest is empty and asked for.
 */
export const suggestStories = ({
  document,
  most,
}: z.output<typeof SuggestStoriesInput>): z.output<typeof SuggestStoriesResult> => ({
  suggestions: findNotableLines(document, undefined)
    .slice(0, most)
    .map(({ text, pointer }): StorySuggestion => {
      const { action, result } = splitLine(text)
      const title = cutAtWord(openingOf(beginningOf({ action, result }, text), 9), lengths.title)
      const story = { title, situation: placeOf(document, pointer), task: '', action, result }
      return { story, line: text, pointer, questions: askForParts(text), themes: themesOfStory(story) }
    }),
})
