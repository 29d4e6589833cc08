import type { PathTime } from '@nextrung/contract/career-path'
import type { UserType } from '@nextrung/contract/roles'
import { learningHoursBasis, preparationByZone, studyHoursPerWeek } from '@nextrung/knowledge/learning-hours'
import { getMarketRole } from '@nextrung/knowledge/market'
import type { LadderStep } from '@nextrung/knowledge/roles/profiles/role-profile'
import { counted } from './counted.ts'
import { type Experience, type LadderPlace, stepWithYears } from './ladder-place.ts'
import { listed } from './listed.ts'
import { pathSources } from './path-source.ts'
import { neededSkills, neededWeight, type RoleGap } from './role-gap.ts'

const weeksPerMonth = 52 / 12
const mostNamed = 4

type Estimate = {
  gap: RoleGap
  userType: UserType
  /** The step to reach, and the person's years of work that count toward it. */
  place: LadderPlace
  years: Experience
  /** No job in IT so far. */
  isNew: boolean
}

const studyPart = ({ gap, userType }: Estimate) => {
  const needed = neededSkills(gap)
  const from = needed.reduce((sum, { hours }) => sum + hours.from, 0)
  const to = needed.reduce((sum, { hours }) => sum + hours.to, 0)
  const hoursPerWeek = studyHoursPerWeek[userType]
  const months = (hours: number) => hours / (hoursPerWeek * weeksPerMonth)
  return { needed, from, to, hoursPerWeek, months: { from: months(from), to: months(to) } }
}

const yearsPart = ({ place, years }: Estimate) => {
  const step = stepWithYears(place)
  if (!step?.years) return undefined
  const { from, to = from + 1, as, source } = step.years
  const had = years[as]
  const left = (needed: number) => Math.max(0, (needed - had) * 12)
  const work = as === 'manager' ? 'of managing people' : 'of related work'
  const which = step === place.step ? 'This level' : `The level before it, ${step.title},`
  const sentence = `${which} usually starts at ${counted(from, 'year')} ${work}; your resume shows ${counted(had, 'year')}.`
  return { months: { from: left(from), to: from <= had ? 0 : left(to) }, from, sentence, source }
}

const studySentences = ({ gap }: Estimate, study: ReturnType<typeof studyPart>): string[] => {
  const { needed, from, to, hoursPerWeek } = study
  if (needed.length === 0)
    return [
      `You have every skill that weighs ${neededWeight} or more for ${gap.role}, so no learning is counted.`,
    ]
  const shortened = needed.filter(({ like }) => like).slice(0, 2)
  return [
    `${from} to ${to} hours of learning at ${hoursPerWeek} hours a week: ${listed(
      needed.map(({ skill }) => skill),
      mostNamed,
    )}.`,
    ...shortened.map(({ skill, like }) => `${skill} counts half, because you know ${like}.`),
  ]
}

const seen = 'Learning and years are only part of it: somebody also has to see you do the work of this level.'

const learningPathDiffers =
  'Your learning path can come to another time: it plans the lighter skills, too, up to a beginner’s level, and at the hours a week that you set there.'

/** How long people prepare for the official occupation, school included: a check on a newcomer's estimate. */
const preparationFor = ({ gap, isNew, place }: Estimate) => {
  if (!isNew || place.index > 0) return { sentences: [], sources: [] }
  const { jobZone, official } = getMarketRole(gap.role)
  const usual = preparationByZone[jobZone.value]
  if (!usual) return { sentences: [], sources: [] }
  return {
    sentences: [
      `For comparison: O*NET puts ${official.title} in job zone ${jobZone.value} of 5, which usually takes ${usual} of preparation, school included.`,
    ],
    sources: [jobZone.source],
  }
}

/** How long it takes to close a gap and to reach a step's years, whichever is longer; at least a month. */
export const estimateTime = (estimate: Estimate): PathTime => {
  const study = studyPart(estimate)
  const years = yearsPart(estimate)
  const fromMonths = Math.max(1, Math.round(Math.max(study.months.from, years?.months.from ?? 0)))
  const toMonths = Math.max(fromMonths + 1, Math.round(Math.max(study.months.to, years?.months.to ?? 0)))
  const yearsSentence = years && years.from > 0 ? [years.sentence] : []
  const hasLighter = estimate.gap.missing.some(({ weight }) => weight < neededWeight)
  const isYearsLonger = (years?.months.from ?? 0) > study.months.from
  const learning = studySentences(estimate, study)
  const preparation = preparationFor(estimate)
  return {
    fromMonths,
    toMonths,
    ...(study.needed.length > 0 ? { hoursPerWeek: study.hoursPerWeek } : {}),
    restsOn: [
      ...(isYearsLonger ? [...yearsSentence, ...learning] : [...learning, ...yearsSentence]),
      ...(hasLighter ? [`Skills that weigh less than ${neededWeight} are left for the job itself.`] : []),
      ...(study.needed.length > 0 ? [learningPathDiffers, learningHoursBasis] : []),
      ...preparation.sentences,
      estimate.isNew || estimate.place.index === 0 ? 'Looking for a job comes on top.' : seen,
    ],
    sources: pathSources([...(years && years.from > 0 ? [years.source] : []), ...preparation.sources]),
  }
}

/**
 * How long the way from one step of a ladder to the next usually is, by the years that a source states for both;
 * undefined if it states none.
 */
export const estimateStep = (from: LadderStep, to: LadderStep): PathTime | undefined => {
  if (!from.years || !to.years || from.years.as !== to.years.as) return undefined
  const months = (to.years.from - from.years.from) * 12
  if (months <= 0) return undefined
  const latest = Math.max(months + 1, ((to.years.to ?? to.years.from + 1) - from.years.from) * 12)
  return {
    fromMonths: months,
    toMonths: latest,
    restsOn: [
      `Counted from ${from.title}${from.years.from > 0 ? `, which usually starts at ${counted(from.years.from, 'year')} of experience` : ''}: ${to.title} usually starts at ${counted(to.years.from, 'year')}${to.years.as === 'manager' ? ' of managing people' : ''}.`,
    ],
    sources: pathSources([from.years.source, to.years.source]),
  }
}

const half = (months: number): string => String(Math.round((months / 12) * 2) / 2)

/**
 * The range as shown: "About 8 to 13 months (estimate)"; in years from two years up. `since` says what it counts from,
 * such as "after Data Scientist"; without it, it counts from today.
 */
export const shownTime = ({ fromMonths, toMonths }: PathTime, since?: string): string => {
  const suffix = since ? ` ${since} (estimate)` : ' (estimate)'
  if (fromMonths < 24) return `About ${fromMonths} to ${toMonths} months${suffix}`
  const [from, to] = [half(fromMonths), half(toMonths)]
  return from === to ? `About ${from} years${suffix}` : `About ${from} to ${to} years${suffix}`
}

export const unknownTime = 'No source says how long this step takes'
