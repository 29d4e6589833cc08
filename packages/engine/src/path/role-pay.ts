import type { PathDemand, PathGain, PathPay } from '@nextrung/contract/career-path'
import type { TargetRole } from '@nextrung/contract/roles'
import { type Figure, getMarketRole, type MarketRole } from '@nextrung/knowledge/market'
import type { TitleLevel } from '@nextrung/knowledge/market/figures'
import type { LadderStep } from '@nextrung/knowledge/roles/profiles/role-profile'
import { scoreDemand } from '../market/market.public.ts'
import { wordsOf } from '../text/stems.ts'
import { pathSource } from './path-source.ts'

export type PaidStep = { role: TargetRole; step: LadderStep }

const levelByWord: Readonly<Record<string, TitleLevel>> = {
  senior: 'senior',
  lead: 'lead',
  staff: 'staff',
  director: 'director',
}
const levelWords: Readonly<Record<TitleLevel, string>> = {
  base: '',
  senior: 'Senior ',
  lead: 'Lead ',
  staff: 'Staff ',
  director: 'Director-level ',
}
const belowBase: ReadonlySet<string> = new Set([
  'junior',
  'trainee',
  'intern',
  'associate',
  'principal',
  'head',
  'vp',
])

/** The level of a step as the visa filings name it; undefined for levels that they don't tell apart. */
const levelOf = ({ title }: LadderStep): TitleLevel | undefined => {
  const words = wordsOf(title)
  const named = words.flatMap((word) => levelByWord[word] ?? [])
  if (named.length > 0) return named.at(-1)
  return words.some((word) => belowBase.has(word)) ? undefined : 'base'
}

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

const standsIn = ({ fit }: MarketRole): string =>
  fit === 'exact'
    ? ''
    : fit === 'near'
      ? ', the nearest official occupation'
      : ', an official occupation that stands in for this role'

const officialPay = (market: MarketRole): PathPay => {
  const { median, p10, p90, title } = market.official
  return {
    median: median.value,
    low: p10.value,
    high: p90.value,
    currency: 'USD',
    measure: 'Official median pay a year',
    what: `Median pay of ${title} in the United States${standsIn(market)}; the range holds the middle 80%`,
    source: pathSource(median.source, median.year),
    verified: median.verified,
  }
}

const titlePay = ({ titlePay: pay }: MarketRole, level: TitleLevel): PathPay | undefined => {
  const median = pay?.levels[level]
  if (!pay || !median) return undefined
  const filings = median.n === undefined ? '' : ` (${median.n.toLocaleString('en-US')} filings)`
  return {
    median: median.value,
    currency: 'USD',
    measure: 'Median pay in visa filings, a year',
    what: `Median pay offered in US visa filings for the title ${levelWords[level]}${pay.title}${filings}`,
    source: pathSource(median.source, median.year),
    verified: median.verified,
  }
}

/**
 * Pay of a role in dollars a year: for a step above the plain title the filings under that title where they exist,
 * otherwise the official occupation's median with its 10th and 90th percentile.
 */
export const rolePay = (role: TargetRole, step?: LadderStep): PathPay => {
  const market = getMarketRole(role)
  const level = step && levelOf(step)
  return (level && level !== 'base' && titlePay(market, level)) || officialPay(market)
}

type Measure = { from: Figure; to: Figure; what: string }

/** Two figures of the same kind; comparing an official median with a survey's would measure the sources. */
const comparable = (from: PaidStep, to: PaidStep): Measure | undefined => {
  const [here, there] = [getMarketRole(from.role), getMarketRole(to.role)]
  if (from.role === to.role) {
    const [low, high] = [levelOf(from.step), levelOf(to.step)]
    const [a, b] = [low && here.titlePay?.levels[low], high && here.titlePay?.levels[high]]
    return a && b && low !== high ? { from: a, to: b, what: 'median pay offered in visa filings' } : undefined
  }
  const isOfficial = here.occupation !== there.occupation && here.fit !== 'proxy' && there.fit !== 'proxy'
  if (isOfficial)
    return { from: here.official.median, to: there.official.median, what: 'official US median pay' }
  return { from: here.surveyPay, to: there.surveyPay, what: 'median pay that US developers report' }
}

const sample = ({ n }: Figure): string => (n === undefined ? '' : ` (n=${n.toLocaleString('en-US')})`)

/** What a step changes in pay, from two figures of the same kind; undefined if there are none. */
export const payGain = (from: PaidStep, to: PaidStep): PathGain | undefined => {
  const measure = comparable(from, to)
  if (!measure) return undefined
  const amount = measure.to.value - measure.from.value
  const [a, b] = [
    dollars(measure.from.value) + sample(measure.from),
    dollars(measure.to.value) + sample(measure.to),
  ]
  const is = amount === 0 ? 'the same' : `${dollars(Math.abs(amount))} ${amount > 0 ? 'more' : 'less'} a year`
  return {
    amount,
    text: `${is.charAt(0).toUpperCase()}${is.slice(1)}: ${b} against ${a}, ${measure.what}.`,
    sources: [
      ...new Map(
        [measure.to, measure.from].map((one) => [
          `${one.source} ${one.year}`,
          pathSource(one.source, one.year),
        ]),
      ).values(),
    ],
  }
}

/** Market demand of the role's official occupation. */
export const roleDemand = (role: TargetRole): PathDemand => {
  const market = getMarketRole(role)
  const { score } = scoreDemand(market.official)
  const { growthDecade } = market.official
  return {
    score: score.value,
    text: `Demand ${score.value} of 100 for ${market.official.title}${standsIn(market)}; ${growthDecade.value}% ${growthDecade.value < 0 ? 'change' : 'growth'} projected over ten years.`,
    source: pathSource(growthDecade.source, growthDecade.year),
  }
}
