import { listed, withArticle } from '../../text/phrases.ts'
import { aim, type Sentence, say } from '../story-draft.ts'
import type { StoryFacts } from '../story-facts.ts'
import { bareJob, type StoryJob, shortPeriodOf } from '../story-jobs.ts'
import { yearsInWords } from '../story-years.ts'
import { also, capital, isOneDegree, ofDeed, placeInWords, type Voice } from '../voice.ts'

const held = (job: StoryJob): string => {
  const period = shortPeriodOf(job)
  return period ? `${bareJob(job)} (${period})` : bareJob(job)
}

const isPosition = ({ title, oddTitle }: StoryJob): boolean => title !== undefined || oddTitle !== undefined

const seeking = ({ needs }: StoryFacts): Sentence =>
  aim(`I am seeking a position as ${withArticle(needs.noun)}.`)

const opening = (facts: StoryFacts): Sentence[] => {
  const { jobs, years } = facts
  const [job] = jobs
  if (!job) return [seeking(facts)]
  const experience = years.count > 0 ? yearsInWords(years.count) : undefined
  const from = [...job.from, ...job.dateFrom, ...(experience ? years.from : [])]
  const name = isPosition(job) ? `the position of ${bareJob(job)}` : undefined
  if (job.isCurrent)
    return [
      say(
        `${name ? `I currently hold ${name}` : `I am currently employed at ${job.employer}`}${experience ? ` and have ${experience} of professional experience` : ''}.`,
        from,
      ),
    ]
  return [
    say(
      name
        ? `My most recent position was that of ${bareJob(job)}${job.endDate ? `, which I held until ${job.endDate.slice(0, 4)}` : ''}.`
        : `I was most recently employed at ${job.employer}.`,
      [...job.from, ...job.dateFrom],
    ),
    ...(experience ? [say(`My professional experience amounts to ${experience}.`, years.from)] : []),
  ]
}

const path = (jobs: readonly StoryJob[]): Sentence[] => {
  if (jobs.length === 0) return []
  const from = jobs.flatMap((job) => [...job.from, ...job.dateFrom])
  const named = jobs.filter(isPosition)
  if (named.length < jobs.length)
    return [say(`Previously, I was employed as follows: ${listed(jobs.map(held))}.`, from)]
  return [
    say(
      `Previously, I held the ${jobs.length === 1 ? 'position' : 'positions'} of ${listed(jobs.map(held))}.`,
      from,
    ),
  ]
}

/** Complete sentences without contractions: position, record, qualification, application. */
export const formal: Voice = {
  greeting: (name) => `Allow me to introduce myself: my name is ${name}.`,
  opening,
  path,
  deed: (deed, { index, inPlace, isOpeningJob, follows }) => {
    if (follows) return say(`In this capacity, ${deed.clause}.`, ofDeed(deed, true))
    const place = placeInWords(deed.place)
    if (inPlace === 0) {
      if (isOpeningJob && deed.job?.isCurrent)
        return say(`In my current position, ${deed.clause}.`, ofDeed(deed, true))
      if (!place) return say(`In the course of my work, ${deed.clause}.`, ofDeed(deed, false))
      const named = deed.place.kind === 'project' ? place : `During my time at ${deed.place.name}`
      return say(`${named}, ${deed.clause}.`, ofDeed(deed, true))
    }
    if (inPlace === 1 && index % 2 === 1) return say(`In addition, ${deed.clause}.`, ofDeed(deed, false))
    return say(`${capital(also(deed.clause))}.`, ofDeed(deed, false))
  },
  saying: (quoted, { kind, name }) => {
    const subject = name ? (kind === 'work' ? `my work at ${name}` : `the project ${name}`) : 'my work'
    return `I describe ${subject} as follows: ${quoted}`
  },
  skills: (names) => `My skills comprise ${names}.`,
  toldSkills: (names, isAdded) => `My knowledge ${isAdded ? 'also ' : ''}includes ${names}.`,
  credentials: (names) =>
    isOneDegree(names) ? `I hold ${names}.` : `My credentials are as follows: ${names}.`,
  study: (subject) => `I am pursuing studies in ${subject}.`,
  courses: (names) => `I have completed ${names}.`,
  carried: ({ field, things }) => `From ${field}, the following carries over to this role: ${things}.`,
  aim: (facts) => (facts.standing === 'starter' ? [] : [seeking(facts)]),
  letterOpening: (noun) => `I am applying for the position of ${noun}.`,
  letterClosing: 'I would welcome the opportunity to discuss my application with you.',
}
