import { listed, withArticle } from '../../text/phrases.ts'
import { aim, type Sentence, say } from '../story-draft.ts'
import type { StoryFacts } from '../story-facts.ts'
import { asJob, bareJob, wasJob } from '../story-jobs.ts'
import { yearsInWords } from '../story-years.ts'
import { also, capital, isOneDegree, ofDeed, placeInWords, type Voice } from '../voice.ts'

const opening = ({ jobs, years, needs }: StoryFacts): Sentence[] => {
  const [job] = jobs
  if (!job) return [aim(`My goal is ${withArticle(needs.noun)} role.`)]
  const when = job.isCurrent ? 'today' : 'most recently'
  if (years.count > 0)
    return [
      say(`I bring ${yearsInWords(years.count)} of experience, ${when} ${asJob(job)}.`, [
        ...job.from,
        ...job.dateFrom,
        ...years.from,
      ]),
    ]
  return [
    say(`${job.isCurrent ? 'Today' : 'Most recently'}, ${wasJob(job)}.`, [...job.from, ...job.dateFrom]),
  ]
}

/** Results first, the person after them: short claims, each with its evidence. */
export const confident: Voice = {
  greeting: (name) => `I am ${name}.`,
  opening,
  path: (jobs) => {
    const [job] = jobs
    if (!job) return []
    const from = jobs.flatMap((one) => one.from)
    if (jobs.length === 1) return [say(`Before this: ${bareJob(job)}.`, from)]
    return [say(`The road here: ${listed([...jobs].reverse().map(bareJob))}.`, from)]
  },
  deed: (deed, { index, inPlace, isOpeningJob }) => {
    const place = placeInWords(deed.place)
    // The next sentence names the job.
    if (index === 0 && isOpeningJob) return say(`${capital(deed.clause)}.`, ofDeed(deed, false))
    if (inPlace === 0 && place) return say(`${place}, ${deed.clause}.`, ofDeed(deed, true))
    return say(`${capital(inPlace === 2 ? also(deed.clause) : deed.clause)}.`, ofDeed(deed, false))
  },
  saying: (quoted, { name }) => (name ? `${capital(name)} in one line: ${quoted}` : `In one line: ${quoted}`),
  skills: (names) => `I work with ${names}.`,
  toldSkills: (names, isAdded) => (isAdded ? `Add ${names} to that.` : `I can work with ${names}.`),
  credentials: (names) => (isOneDegree(names) ? `I hold ${names}.` : `Credentials: ${names}.`),
  study: (subject) => `I am adding to it: I am studying ${subject}.`,
  courses: (names) => `I completed ${names}.`,
  carried: ({ field, things }) => `What counts here, from ${field}: ${things}.`,
  aim: ({ standing, needs }) =>
    standing === 'starter' ? [] : [aim(`My next step is ${withArticle(needs.noun)} role.`)],
  letterOpening: (noun) => `You are looking for ${withArticle(noun)}, and I want to be the one you hire.`,
  letterClosing: 'Let us talk.',
}
