import { withArticle } from '../../text/phrases.ts'
import { aim, type Sentence, say } from '../story-draft.ts'
import type { StoryFacts } from '../story-facts.ts'
import { aJob, asJob, periodOf, type StoryJob } from '../story-jobs.ts'
import { yearsInWords } from '../story-years.ts'
import { also, capital, isOneDegree, ofDeed, placeInWords, type Voice } from '../voice.ts'

const spaced = (period: string | undefined): string => (period ? ` ${period}` : '')

const fromOf = (job: StoryJob): string[] => [...job.from, ...job.dateFrom]

/** "a barista at Bluebird Coffee"; the employer alone without a title. */
const what = ({ title, oddTitle, employer }: StoryJob): string | undefined => {
  const name = title ? title.withArticle : oddTitle ? `“${oddTitle}”` : undefined
  return name && employer ? `${name} at ${employer}` : undefined
}

/** "where I was a barista"; empty if there is no title to tell. */
const where = ({ title, oddTitle }: StoryJob, verb: string): string =>
  title ? `, where ${verb} ${title.withArticle}` : oddTitle ? ` as “${oddTitle}”` : ''

const now = (job: StoryJob): Sentence => {
  const named = what(job)
  if (named)
    return say(`${job.isCurrent ? "These days, I'm" : 'Most recently, I was'} ${named}.`, fromOf(job))
  const verb = job.isCurrent ? 'These days, I work at' : 'Most recently, I worked at'
  if (job.employer) return say(`${verb} ${job.employer}.`, fromOf(job))
  return say(`${job.isCurrent ? "These days, I'm" : 'Most recently, I was'} ${aJob(job)}.`, fromOf(job))
}

const first = (job: StoryJob, isWhole: boolean): Sentence => {
  const start = isWhole ? 'My story starts' : 'Let me start'
  return say(
    job.employer
      ? `${start} at ${job.employer}${where(job, 'I was')}${spaced(periodOf(job))}.`
      : `${start} with the time when I was ${aJob(job)}${spaced(periodOf(job))}.`,
    fromOf(job),
  )
}

const isAfter = (job: StoryJob, before: StoryJob): boolean =>
  before.endDate !== undefined &&
  job.startDate !== undefined &&
  job.startDate.slice(0, 7) >= before.endDate.slice(0, 7)

const next = (job: StoryJob, before: StoryJob, index: number): Sentence => {
  const period = spaced(periodOf({ ...job, isCurrent: false }))
  if (job.employer !== undefined && job.employer === before.employer && job.title)
    return say(`Later I was ${job.title.withArticle} there${period}.`, fromOf(job))
  if (!isAfter(job, before)) return say(`I also spent time ${asJob(job)}${period}.`, fromOf(job))
  if (!job.employer) return say(`Next, I worked ${asJob(job)}${period}.`, fromOf(job))
  if (index % 2 === 0)
    return say(`From there I moved on to ${job.employer}${where(job, 'I was')}${period}.`, fromOf(job))
  return say(`After that came ${job.employer}${where(job, 'I was')}${period}.`, fromOf(job))
}

const opening = (facts: StoryFacts): Sentence[] => {
  const [job] = facts.jobs
  const { years, needs } = facts
  if (!job) return [aim(`I'm on my way to becoming ${withArticle(needs.noun)}.`)]
  const experience =
    years.count > 1 && job.isCurrent && facts.standing === 'in-role'
      ? [say(`That makes ${yearsInWords(years.count)} in this line of work.`, years.from)]
      : []
  return [now(job), ...experience]
}

/** Told like a conversation: from the beginning to today, with contractions and the listener in it. */
export const warm: Voice = {
  greeting: (name) => `Hi, I'm ${name}.`,
  opening,
  path: (jobs, isWhole) => {
    const oldestFirst = [...jobs].reverse()
    return oldestFirst.map((job, at) => {
      const before = oldestFirst[at - 1]
      return before ? next(job, before, at - 1) : first(job, isWhole)
    })
  },
  deed: (deed, { index, inPlace, follows }) => {
    if (follows) return say(`In this job, ${deed.clause}.`, ofDeed(deed, true))
    const { name } = deed.place
    const place = placeInWords(deed.place)
    const isFirstPlace = index === inPlace
    if (inPlace === 1 && isFirstPlace) return say(`On top of that, ${deed.clause}.`, ofDeed(deed, false))
    if (inPlace > 0 || !name || !place)
      return say(
        `${capital(inPlace === (isFirstPlace ? 2 : 1) ? also(deed.clause) : deed.clause)}.`,
        ofDeed(deed, false),
      )
    if (index === 0 && deed.place.kind === 'work')
      return say(`In my time at ${name}, ${deed.clause}.`, ofDeed(deed, true))
    return say(`And ${place.charAt(0).toLowerCase()}${place.slice(1)}, ${deed.clause}.`, ofDeed(deed, true))
  },
  saying: (quoted, { name }) =>
    name ? `My work at ${name}, in my own words: ${quoted}` : `My work, in my own words: ${quoted}`,
  skills: (names) => `What I'd bring with me: ${names}.`,
  toldSkills: (names, isAdded) => `${isAdded ? 'And ' : ''}I know ${names}${isAdded ? ', too' : ''}.`,
  credentials: (names) => (isOneDegree(names) ? `I have ${names}.` : `My credentials: ${names}.`),
  study: (subject) => `I'm also studying ${subject}.`,
  courses: (names) => `I've also taken ${names}.`,
  carried: ({ field, things, noun }) =>
    `Some of what ${field} teaches is useful to ${withArticle(noun)}, too: ${things}.`,
  aim: ({ standing, needs }) => {
    const role = withArticle(needs.noun)
    if (standing === 'starter') return []
    return [
      aim(
        standing === 'in-role' ? `Now I'm looking for ${role} role.` : `Next, I'm moving into ${role} role.`,
      ),
    ]
  },
  letterOpening: (noun) => `I'm applying for the ${noun} role, and this is a little about me.`,
  letterClosing: "I'd be happy to tell you more whenever it suits you.",
}
