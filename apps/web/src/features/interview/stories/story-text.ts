import { type StoryPart, storyParts } from './stories.queries.ts'

export const partLabels: Record<StoryPart, string> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
}

type Texts = Partial<Record<StoryPart, string | undefined>>

/** A story as paragraphs, to put into an answer. */
export const storyText = (story: Texts): string =>
  storyParts
    .map((part) => (story[part] ?? '').trim())
    .filter((text) => text !== '')
    .join('\n\n')

/** `Situation and action` of what is written, as a note on how far a story is. */
export const missingParts = (story: Texts): StoryPart[] =>
  storyParts.filter((part) => (story[part] ?? '').trim() === '')
