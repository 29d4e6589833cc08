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
    return [say(`Before this: ${listed([...jobs].reverse().map(bareJob))}.`, from)]
  },
  deed: (deed, { index, inPlace, isOpeningJob }) => {
    const place = placeInWords(deed.place)
    // The next sentence names the job.
    if (index === 0 && isOpeningJob) return say(`${capital(deed.clause)}.`, ofDeed(deed, false))
    if (inPlace === 0 && place) return say(`${place}, ${deed.clause}.`, ofDeed(deed, true))
    return say(`${capital(inPlace === 2 ? also(deed.clause) : deed.clause)}.`, ofDeed(deed, false))
  },
  saying: (quoted, { name }) => (name ? `My record at ${name}: ${quoted}` : `My record: ${quoted}`),
  skills: (names) => `I work with ${names}.`,
  toldSkills: (names, isAdded) => `I can ${isAdded ? 'also ' : ''}work with ${names}.`,
  credentials: (names) => (isOneDegree(names) ? `I hold ${names}.` : `Credentials: ${names}.`),
  study: (subject) => `I keep learning: I am studying ${subject}.`,
  courses: (names) => `I completed ${names}.`,
  carried: ({ field, things }) => `What ${field} teaches and this role needs: ${things}.`,
  aim: ({ standing, needs }) =>
    standing === 'starter' ? [] : [aim(`My next step is ${withArticle(needs.noun)} role.`)],
  letterOpening: (noun) => `You are looking for ${withArticle(noun)}; this is what I offer.`,
  letterClosing: 'I look forward to talking with you.',
}
