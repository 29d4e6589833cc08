import { type StoryTexts, storyParts } from './stories.queries.ts'

/** What is being written, and the version it began with. */
export type StoryDraft = { story: StoryTexts; basedOn: string | undefined }

type Kept = Partial<StoryTexts> & { basedOn?: string }

/** Reads a kept draft; without one, the story as it is. */
export const readStoryDraft = (kept: string, { story, basedOn }: StoryDraft): StoryDraft => {
  if (kept === '') return { story, basedOn }
  try {
    const { basedOn: from, ...texts } = JSON.parse(kept) as Kept
    return { story: { ...story, ...texts }, basedOn: from ?? basedOn }
  } catch {
    return { story, basedOn }
  }
}

export const keepStoryDraft = ({ story, basedOn }: StoryDraft): string =>
  JSON.stringify({ ...story, basedOn })

/** Whether two versions differ in what the person reads. */
export const areDifferent = (one: StoryTexts, other: StoryTexts): boolean =>
  (['title', ...storyParts] as const).some((part) => one[part].trim() !== other[part].trim())
