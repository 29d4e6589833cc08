import type { Figure, MarketMetro } from '@nextrung/knowledge/market/figures'
import type { AreaScores } from './area-scores.ts'
import { cappedScale, clamp, scaleBetween, scaleOf } from './scale.ts'
import { derive, makeScore, type Rated, type Score } from './score.ts'

/** An area where the occupation's employment, concentration and pay are published. */
export type Market = {
  metro: MarketMetro
  employment: Figure
  locationQuotient: Figure
  median: Figure
  adjustedMedian: Figure
}

/** Filings under the role's title by area. `fewest` is the lowest number of any area, counted or not. */
export type TitleFilings = { fewest: number; byMetro: ReadonlyMap<string, Figure | undefined> }

export type MarketScores = { opportunity: Score; growthPotential: Score }

/** Pay in dollars of average buying power (formula M1). */
export const adjustForPrices = (pay: Figure, costOfLiving: Figure): Figure => ({
  ...derive(Math.round((100 * pay.value) / costOfLiving.value), { formula: 'M1', from: [pay, costOfLiving] }),
})

/** The areas with figures for the occupation; the agency suppresses some. */
export const findMarkets = (metros: readonly MarketMetro[], occupation: string): Market[] =>
  metros.flatMap((metro) => {
    const { employment, locationQuotient, median } = metro.occupations[occupation] ?? {}
    if (!employment || !locationQuotient || !median) return []
    const adjustedMedian = adjustForPrices(median, metro.costOfLiving)
    return [{ metro, employment, locationQuotient, median, adjustedMedian }]
  })

// Beyond these, a difference says nothing more about chances.
const quotientRange = [0.4, 4] as const
const techChangeRange = [-10, 15] as const

const logQuotient = ({ locationQuotient }: Market): number =>
  Math.log(clamp(locationQuotient.value, quotientRange))

/** Compares the markets of one occupation with one another (formulas O1 and B3). */
export const makeMarketScoring = (
  markets: readonly Market[],
  { areas, growthDecade, titleFilings }: MarketScoring,
): ((market: Market) => MarketScores) => {
  const change = ({ metro }: Market): Figure | undefined => areas.get(metro.id)?.tech.change
  const cappedChange = (market: Market) => clamp(change(market)?.value ?? 0, techChangeRange)
  const scales = {
    jobs: scaleOf(markets.map(({ employment }) => Math.log(employment.value))),
    quotient: scaleOf(markets.map(logQuotient)),
    pay: scaleOf(markets.map(({ adjustedMedian }) => adjustedMedian.value)),
    change: scaleOf(markets.map(cappedChange)),
    anyChange: scaleOf([...areas.values()].map(({ tech }) => clamp(tech.change.value, techChangeRange))),
  }
  const rateFilings = titleFilings && makeFilingsRating(titleFilings)
  return (market) => {
    const concentration = {
      label: 'Concentration (1 is the same as in the whole country)',
      value: market.locationQuotient.value,
      unit: 'ratio',
      share: scales.quotient(logQuotient(market)),
    } as const
    const techChange = {
      label: 'Change in tech employment in a year',
      value: change(market)?.value,
      unit: 'percent',
    } as const
    const inputs = [market.employment, market.locationQuotient, market.adjustedMedian, change(market)]
    const filings = titleFilings?.byMetro.get(market.metro.id)
    return {
      opportunity: makeScore(
        [
          {
            label: 'Employment',
            value: market.employment.value,
            unit: 'jobs',
            share: scales.jobs(Math.log(market.employment.value)),
            weight: 30,
          },
          {
            label: 'Median pay in average dollars',
            value: market.adjustedMedian.value,
            unit: 'dollars',
            share: scales.pay(market.adjustedMedian.value),
            weight: 30,
          },
          { ...concentration, weight: 20 },
          { ...techChange, share: scales.change(cappedChange(market)), weight: 10 },
          ...(rateFilings ? [rateFilings(market.metro.id)] : []),
        ],
        { base: 40, span: 58, formula: 'O1', from: [...inputs, filings] },
      ),
      growthPotential: makeScore(
        [
          {
            label: 'Projected growth over ten years',
            value: growthDecade.value,
            unit: 'percent',
            share: cappedScale(-5, 35)(growthDecade.value),
            weight: 40,
          },
          { ...techChange, share: scales.anyChange(cappedChange(market)), weight: 35 },
          { ...concentration, weight: 25 },
        ],
        { base: 30, span: 65, formula: 'B3', from: [growthDecade, market.locationQuotient, change(market)] },
      ),
    }
  }
}

type MarketScoring = {
  areas: ReadonlyMap<string, AreaScores>
  growthDecade: Figure
  titleFilings: TitleFilings | undefined
}

const makeFilingsRating = ({ fewest, byMetro }: TitleFilings) => {
  const most = Math.max(...[...byMetro.values()].map((filings) => filings?.value ?? 0))
  const scale = scaleBetween(Math.log(1 + fewest), Math.log(1 + most))
  return (metro: string): Rated => {
    const filings = byMetro.get(metro)?.value ?? 0
    return {
      label: 'Visa filings under the title',
      value: filings,
      unit: 'filings',
      share: scale(Math.log(1 + filings)),
      weight: 10,
    }
  }
}
