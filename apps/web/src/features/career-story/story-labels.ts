import type { StoryForm, StoryLength, StoryTone } from '@nextrung/contract/career-story'

export const toneLabels: Record<StoryTone, string> = {
  plain: 'Plain',
  warm: 'Warm',
  confident: 'Confident',
  formal: 'Formal',
}

export const lengthLabels: Record<StoryLength, string> = { short: 'Short', medium: 'Medium', long: 'Long' }

export const formLabels: Record<StoryForm, string> = {
  story: 'Story',
  introduction: 'Introduction',
  'cover-letter': 'Cover letter',
}

export const formHints: Record<StoryForm, string> = {
  story: 'Where you come from, what you have done and where you are going.',
  introduction: 'An answer to "Tell me about yourself", to say in 30 to 60 seconds.',
  'cover-letter': 'One paragraph about you for a cover letter.',
}

const titles: Record<StoryForm, string> = {
  story: 'Your story',
  introduction: 'Your introduction',
  'cover-letter': 'Your cover letter paragraph',
}

const labelIn = (labels: Record<string, string>, value: string | undefined): string | undefined =>
  value === undefined || !Object.hasOwn(labels, value) ? undefined : labels[value]

export const titleOf = (form: string | undefined): string => labelIn(titles, form) ?? titles.story

/** `Warm, short`; leaves out what the server did not name or we do not know. */
export const styleText = ({
  tone,
  length,
}: {
  tone?: string | undefined
  length?: string | undefined
}): string =>
  [labelIn(toneLabels, tone), labelIn(lengthLabels, length)?.toLowerCase()].filter(Boolean).join(', ')

export const formText = (form: string | undefined): string => labelIn(formLabels, form) ?? ''
