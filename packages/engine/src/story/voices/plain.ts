import { listed, withArticle } from '../../text/phrases.ts'
import { aim, type Sentence, say } from '../story-draft.ts'
import type { StoryFacts } from '../story-facts.ts'
import { bareJob, shortPeriodOf, wasJob } from '../story-jobs.ts'
import { yearsInWords } from '../story-years.ts'
import { also, capital, isOneDegree, ofDeed, placeInWords, type Voice } from '../voice.ts'

const withPeriod = (text: string, period: string | undefined): string =>
  period ? `${text} (${period})` : text

const opening = (facts: StoryFacts): Sentence[] => {
  const { years, needs } = facts
  const [job] = facts.jobs
  if (!job) return [aim(`I am working toward ${withArticle(needs.noun)} role.`)]
  const from = [...job.from, ...job.dateFrom]
  const experience = years.count > 0 ? yearsInWords(years.count) : undefined
  const isOwnDate = !job.isCurrent && job.endDate !== undefined
  const start = isOwnDate ? `Until ${job.endDate?.slice(0, 4)}, ${wasJob(job)}` : wasJob(job)
  const joint = job.isCurrent && experience ? `, with ${experience} of experience` : ''
  const first = say(`${!isOwnDate && !job.isCurrent ? `Most recently, ${start}` : start}${joint}.`, [
    ...from,
    ...(joint ? years.from : []),
  ])
  return [first, ...(experience && !joint ? [say(`I have ${experience} of experience.`, years.from)] : [])]
}

/** Short sentences in the order a person would say them, without ornament. */
export const plain: Voice = {
  greeting: (name) => `My name is ${name}.`,
  opening,
  path: (jobs) => {
    const [first, second, ...others] = jobs
    if (!first) return []
    const before = `Before that, ${wasPast(first)}`
    const rest = [second, ...others].filter((job) => job !== undefined)
    const sentences = [
      say(`${withPeriod(before, shortPeriodOf(first))}.`, [...first.from, ...first.dateFrom]),
    ]
    if (rest.length === 0) return sentences
    const earlier = listed(rest.map((job) => withPeriod(bareJob(job), shortPeriodOf(job))))
    return [
      ...sentences,
      say(
        `${rest.length === 1 ? 'Earlier still' : 'Earlier jobs'}: ${earlier}.`,
        rest.flatMap((job) => [...job.from, ...job.dateFrom]),
      ),
    ]
  },
  deed: (deed, { inPlace, follows }) => {
    if (follows) return say(`There, ${deed.clause}.`, ofDeed(deed, true))
    const place = placeInWords(deed.place)
    if (inPlace === 0 && place) return say(`${place}, ${deed.clause}.`, ofDeed(deed, true))
    return say(`${capital(inPlace === 1 ? also(deed.clause) : deed.clause)}.`, ofDeed(deed, false))
  },
  saying: (quoted, { kind, name }) =>
    name
      ? `From my ${kind === 'work' ? 'work at' : 'project'} ${name}: ${quoted}`
      : `From my work: ${quoted}`,
  skills: (names) => `My skills include ${names}.`,
  toldSkills: (names, isAdded) => `I ${isAdded ? 'also ' : ''}know ${names}.`,
  credentials: (names) => (isOneDegree(names) ? `I hold ${names}.` : `My credentials: ${names}.`),
  study: (subject) => `I am studying ${subject}.`,
  courses: (names) => `I took ${names}.`,
  carried: ({ field, things }) => `What carries over from ${field}: ${things}.`,
  aim: ({ standing, needs }) => {
    const role = `${withArticle(needs.noun)} role`
    if (standing === 'starter') return []
    return [aim(standing === 'in-role' ? `I am looking for ${role}.` : `I am moving into ${role}.`)]
  },
  letterOpening: (noun) => `I am applying for the ${noun} role.`,
  letterClosing: 'I would be glad to tell you more.',
}

const wasPast = (job: Parameters<typeof wasJob>[0]): string => wasJob({ ...job, isCurrent: false })
