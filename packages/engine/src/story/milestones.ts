import { withoutEnd } from '../text/phrases.ts'
import type { NextSkill } from './next-skills.ts'
import { heldCertificates, type StoryFacts } from './story-facts.ts'
import { bareJob, dateInWords, type StoryJob, shortPeriodOf } from './story-jobs.ts'
import { capital } from './voice.ts'

const most = { reached: 5, ahead: 3 }

type Reached = { text: string; sort: string }

const inBrackets = (date: string | undefined): string => (date ? ` (${dateInWords(date)})` : '')

const ofJob = (job: StoryJob): Reached => {
  const period = shortPeriodOf(job)
  return {
    text: `${capital(bareJob(job))}${period ? ` (${period})` : ''}`,
    sort: job.startDate ?? job.endDate ?? '9999',
  }
}

const reachedBy = (facts: StoryFacts): string[] => {
  const { jobs, source, courses, input } = facts
  const degrees = source.document.education.flatMap(({ studyType, area, endDate, current }): Reached[] =>
    (studyType ?? area) && endDate && !current && endDate <= input.today.slice(0, endDate.length)
      ? [{ text: `${[studyType, area].filter(Boolean).join(', ')}${inBrackets(endDate)}`, sort: endDate }]
      : [],
  )
  const certificates = heldCertificates(source).map(
    ({ name, date }): Reached => ({ text: `${withoutEnd(name)}${inBrackets(date)}`, sort: date ?? '9998' }),
  )
  const taken = courses
    .filter(({ isTold }) => isTold)
    .slice(0, 2)
    .map(({ text }): Reached => ({ text: `Course: ${text}`, sort: '9999' }))
  const all = [...jobs.map(ofJob), ...degrees, ...certificates, ...taken].sort((a, b) =>
    a.sort.localeCompare(b.sort),
  )
  // The latest ones say most; the first job opens the list all the same.
  const kept = all.length > most.reached ? [...all.slice(0, 1), ...all.slice(1 - most.reached)] : all
  return kept.map(({ text }) => text)
}

/** What was reached, oldest first and with its date, and the next steps that follow from the role. */
export const writeMilestones = (facts: StoryFacts, next: readonly NextSkill[]): string[] => {
  const { standing, needs } = facts
  const ahead = next
    .slice(0, standing === 'in-role' ? 1 : most.ahead - 1)
    .map(
      ({ skill, isBegun }) =>
        `Next: ${isBegun ? 'finish learning' : standing === 'in-role' ? 'add' : 'learn'} ${skill}`,
    )
  const goal =
    standing === 'in-role'
      ? `Next: a ${needs.noun} role with more responsibility`
      : `Next: a first ${needs.noun} role`
  return [...reachedBy(facts), ...ahead, goal.replace(/: a (?=[aeiou])/, ': an ')]
}
