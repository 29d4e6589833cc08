import type { StoryPart } from '@nextrung/contract/career-story'
import type { StoryFacts } from './story-facts.ts'
import { yearsInWords } from './story-years.ts'

const nameOfLanguage = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) ?? 'another language'

/** A year more or less is rounding, not a contradiction. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1

const ofYears = ({ input, years, standing }: StoryFacts): string[] => {
  const { told } = input
  if (told.years === undefined || years.counted === 0) return []
  const fitting = standing === 'changer' ? [0, years.counted] : [years.counted, years.count]
  if (fitting.some((count) => isNear(count, told.years ?? 0))) return []
  const shown = years.counted
  return [
    `You entered ${told.years === 0 ? 'no years' : yearsInWords(told.years)} of experience, but the dates of your jobs show about ${yearsInWords(shown)}. The story follows the dates.`,
  ]
}

const ofLines = ({ deeds, jobs, sayings, language }: StoryFacts): string[] => {
  if (language !== 'en' || deeds.length > 0 || jobs.length === 0) return []
  return [
    sayings.length > 0
      ? 'Your lines do not say what you did, so the story quotes them. Start a line with a verb, such as “Trained six people”, and generate it again.'
      : 'Your jobs have no lines about what you did. Add two or three to each, and the story can tell more than titles and dates.',
  ]
}

/** Sentences about what the story follows, and what only the person can add; most important first. */
export const writeNotes = (facts: StoryFacts, parts: readonly StoryPart[]): string[] => {
  const { input, source, language, jobs } = facts
  const isLong = input.told.skills.concat(input.told.courses).some((text) => text.length > 100)
  return [
    ...(input.resume
      ? []
      : [
          'There is no resume to draw on. Upload one on the dashboard, and the story can tell of your work with its lines as evidence.',
        ]),
    ...ofYears(facts),
    ...(language === 'en'
      ? []
      : [
          `Your resume is in ${nameOfLanguage(language)}. The story is in English; titles and your own lines stay in your words, in quotation marks where they are whole lines.`,
        ]),
    ...ofLines(facts),
    ...(jobs.length > 0 && source.document.work.every(({ startDate, endDate }) => !startDate && !endDate)
      ? ['Your jobs have no dates, so the timeline cannot place them. Add the years to your resume.']
      : []),
    ...(isLong ? ['Skills and courses of more than 100 characters were left out.'] : []),
    ...(parts.some(({ basis }) => basis === 'knowledge')
      ? [
          'What carries over comes from our knowledge base, not from your resume. Keep those sentences only if they are true of you.',
        ]
      : []),
  ]
}
