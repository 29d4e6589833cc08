import { analyticsRegion } from '@nextrung/contract/career-analytics'
import type { PayAsk, PayByLevel, PayLevel } from '@nextrung/contract/career-analytics-panels'
import type { TargetRole } from '@nextrung/contract/roles'
import { getMarketRole, getOccupation, type MarketRole, marketMetros } from '@nextrung/knowledge/market'
import type { Figure, MetroOccupation, OccupationFigures } from '@nextrung/knowledge/market/figures'
import { laterRoles } from '@nextrung/knowledge/market/later-roles'
import { describeOpportunities } from './describe-opportunities.ts'
import { listCitations } from './list-citations.ts'
import { derive } from './score.ts'
import { toWire } from './to-wire.ts'

const labels: Record<PayLevel, string> = {
  first: 'First job in the role',
  base: 'No level in the title',
  senior: 'Senior',
  lead: 'Lead',
  staff: 'Staff and above',
}

type Quarter = 'p10' | 'p25' | 'median' | 'p75' | 'p90'

/** The official figures between which a level lies, if nothing better is known. */
const officialRange: Record<PayLevel, readonly [Quarter, Quarter]> = {
  first: ['p10', 'p25'],
  base: ['median', 'p75'],
  senior: ['p75', 'p90'],
  lead: ['p75', 'p90'],
  staff: ['p75', 'p90'],
}

const quarterLabels: Record<Quarter, string> = {
  p10: 'lowest tenth of official pay',
  p25: 'lower quarter of official pay',
  median: 'official median',
  p75: 'upper quarter of official pay',
  p90: 'top tenth of official pay',
}

const explanation =
  'Each range lies between two figures: official pay of the area, and what employers offered under the title at that level in visa filings, moved to the area by the ratio of the official medians. Base pay only: bonus and stock come on top. Your experience and the employer decide where in the range you are, or beyond it.'

/** Pay by level and area, and what to ask for (formula W1). */
export const describePayByLevel = (role: TargetRole): PayByLevel => {
  const market = getMarketRole(role)
  const levels = listLevels(market)
  const places = [findCountry(market), ...findPlaces(market)]
  const shown = {
    role,
    levels: levels.map((level) => {
      const pay = titlePayOf(market, level)
      return { level, label: labels[level], pay: pay && toWire(pay) }
    }),
    regions: places.map(({ region, pay }) => ({ region, median: toWire(pay.median) })),
    asks: places.flatMap((place) => levels.map((level) => ask(level, { market, place }))),
    explanation,
  }
  return { ...shown, sources: listCitations(shown).sources }
}

/** Without filings under the title, nothing tells lead from staff. */
const listLevels = (market: MarketRole): PayLevel[] => {
  const filed = (['lead', 'staff'] as const).filter((level) => titlePayOf(market, level))
  const first = laterRoles.has(market.role) ? [] : (['first'] as const)
  return [...first, 'base', 'senior', ...filed]
}

const titlePayOf = ({ titlePay }: MarketRole, level: PayLevel): Figure | undefined =>
  level === 'first' ? undefined : titlePay?.levels[level]

/** Official pay in a place, and how it compares with the whole country. */
type Place = { region: string; pay: Record<Quarter, Figure>; ratio: number }

const findCountry = ({ official }: MarketRole): Place => ({
  region: analyticsRegion,
  pay: official,
  ratio: 1,
})

const findPlaces = (market: MarketRole): Place[] =>
  describeOpportunities(market.role).flatMap(({ region }) => {
    const metro = marketMetros.find(({ name }) => name === region)
    const local = metro?.occupations[market.marketOccupation]
    const national = getOccupation(market.marketOccupation)
    if (!local?.median) return []
    const ratio = local.median.value / national.median.value
    const pay = market.marketOccupation === market.occupation ? readPay(local, national) : undefined
    return [{ region, pay: pay ?? movePay(market, local.median), ratio }]
  })

/** The area's own pay. Its tails are not published, so the country's distance between quarter and tail stands in. */
const readPay = (
  { p25, median, p75 }: MetroOccupation,
  national: OccupationFigures,
): Record<Quarter, Figure> | undefined => {
  if (!p25 || !median || !p75) return undefined
  const tail = (quarter: Figure, { of, tenth }: { of: Figure; tenth: Figure }) =>
    derive(Math.round((quarter.value * tenth.value) / of.value), {
      formula: 'W1',
      from: [quarter, of, tenth],
    })
  return {
    p10: tail(p25, { of: national.p25, tenth: national.p10 }),
    p25,
    median,
    p75,
    p90: tail(p75, { of: national.p75, tenth: national.p90 }),
  }
}

/** The country's pay of the role's own occupation, moved to the area by the pay of the one that is published there. */
const movePay = ({ official, marketOccupation }: MarketRole, local: Figure): Record<Quarter, Figure> => {
  const national = getOccupation(marketOccupation).median
  const moved = (figure: Figure) =>
    derive(Math.round((figure.value * local.value) / national.value), {
      formula: 'W1',
      from: [figure, local, national],
    })
  const { p10, p25, median, p75, p90 } = official
  return { p10: moved(p10), p25: moved(p25), median: moved(median), p75: moved(p75), p90: moved(p90) }
}

const toHundreds = (dollars: number): number => Math.round(dollars / 100) * 100

const ask = (level: PayLevel, { market, place }: { market: MarketRole; place: Place }): PayAsk => {
  const [low, high] = officialRange[level]
  const officialBasis = (quarter: Quarter) => ({
    label: `${market.official.title}: ${quarterLabels[quarter]}`,
    amount: toWire(place.pay[quarter]),
  })
  const offered = titlePayOf(market, level)
  const basis = offered
    ? [officialBasis(low), { label: offeredLabel(market, place), amount: toWire(move(offered, place)) }]
    : [officialBasis(low), officialBasis(high)]
  const amounts = basis.map(({ amount }) => toHundreds(amount.value))
  return { level, region: place.region, from: Math.min(...amounts), to: Math.max(...amounts), basis }
}

const offeredLabel = ({ titlePay }: MarketRole, { ratio }: Place): string =>
  `${titlePay?.title ?? ''}: median offered at this level${ratio === 1 ? '' : ', moved to the area'}`

const move = (offered: Figure, { ratio, pay }: Place): Figure =>
  ratio === 1
    ? offered
    : {
        ...derive(Math.round(offered.value * ratio), { formula: 'W1', from: [offered, pay.median] }),
        n: offered.n,
      }
