import type { RegionEntry as RegionAnswer } from '@nextrung/contract/career-analytics'
import type { Lenient } from '@nextrung/contract/lenient'

export type ShownMarket = Lenient<typeof RegionAnswer>

export const marketMeasures = ['score', 'pay', 'jobs'] as const
export type MarketMeasure = (typeof marketMeasures)[number]

type Ranking = { by: MarketMeasure; adjusted: boolean }

/** The median pay, in dollars of average buying power if adjusted. */
export const payIn = ({ details }: ShownMarket, adjusted: boolean): number | undefined =>
  (adjusted ? details?.adjustedMedianSalary : details?.medianSalary)?.value

const measureOf = (market: ShownMarket, { by, adjusted }: Ranking): number | undefined => {
  if (by === 'score') return market.opportunityScore
  return by === 'pay' ? payIn(market, adjusted) : market.details?.employment.value
}

/** The markets that have the measure, highest first. */
export const rankMarkets = (
  markets: readonly ShownMarket[],
  ranking: Ranking,
): { market: ShownMarket; value: number }[] =>
  markets
    .flatMap((market) => {
      const value = measureOf(market, ranking)
      return value === undefined ? [] : [{ market, value }]
    })
    .sort((a, b) => b.value - a.value)
