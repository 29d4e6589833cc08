import { generateCareerStory } from '@nextrung/contract/career-story'
import { readJson } from '../../lib/stored-value.ts'
import { defaultChoices, type StoryChoices } from './story-choices.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The years as a number; NaN for an empty field or anything that is no number. */
const yearsOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

/** What is wrong with the years; undefined when they can be sent. */
export const yearsProblem = (typed: string): string | undefined => {
  const years = yearsOf(typed)
  if (Number.isNaN(years)) return 'Enter a number, 0 if you have no experience yet.'
  return generateCareerStory.body.shape.yearsOfExperience.safeParse(years).error?.issues[0]?.message
}

const changedFrom = <Value>(value: Value, usual: Value): Value | undefined =>
  value === usual ? undefined : value

/** The specified request. Tone, length and form are left out unless the person chose another than the default. */
export const storyRequest = (targetRole: string, { years, tone, length, form }: StoryChoices) => ({
  currentSkills: readJson('currentSkills') ?? [],
  targetRole,
  completedCourses: (readJson('completedCourses') ?? []).filter(isText),
  yearsOfExperience: yearsOf(years),
  tone: changedFrom(tone, defaultChoices.tone),
  length: changedFrom(length, defaultChoices.length),
  form: changedFrom(form, defaultChoices.form),
})
export type StoryRequest = ReturnType<typeof storyRequest>
