import { type AreaScores, scoreAreas } from '@nextrung/engine/market/area-scores'
import { findMarkets, makeMarketScoring } from '@nextrung/engine/market/market-scores'
import type { MarketMetro } from '@nextrung/knowledge/market/figures'
import { readStoredMetro } from '@nextrung/knowledge/market/stored-metro'
import { makeFigure } from './make-figure.ts'
import type { MarketFacts, RoleFacts } from './market-facts.ts'
import { readMetroColumns, readMetros } from './read-metros.ts'
import { readNational } from './read-national.ts'

const highestCountTried = 100

export type Areas = { metros: readonly MarketMetro[]; scores: ReadonlyMap<string, AreaScores> }

export const readAreas = (facts: MarketFacts): Areas => {
  const columns = readMetroColumns(facts)
  const metros = readMetros(facts).map((metro) => readStoredMetro(metro, columns))
  return { metros, scores: scoreAreas(metros, readNational(facts)) }
}

const filingsFigure = ({ roleTitleFilings: value }: RoleFacts['topMarkets'][number]['inputs']) =>
  value === null ? undefined : makeFigure({ value, source: 'LCA25', verified: true })

/**
 * The opportunity score compares title filings of all areas, but the facts count them for the best areas only. The
 * fewest filings follow from the published scores: this is the lowest count that reproduces every one of them.
 * @throws Error if none does, which means that the scores were made in another way
 */
export const findFewestTitleFilings = (role: RoleFacts, { metros, scores }: Areas): number => {
  const markets = findMarkets(metros, role.topMarkets[0]?.inputs.soc ?? '')
  const byMetro = new Map(role.topMarkets.map(({ cbsa, inputs }) => [cbsa, filingsFigure(inputs)]))
  const published = new Map(
    role.topMarkets.map(({ cbsa, opportunityScore }) => [cbsa, opportunityScore.value]),
  )
  for (let fewest = 0; fewest <= highestCountTried; fewest++) {
    const score = makeMarketScoring(markets, {
      areas: scores,
      growthDecade: makeFigure(role.primary.growthPct10yr),
      titleFilings: { fewest, byMetro },
    })
    const isReproduced = markets
      .filter(({ metro }) => published.has(metro.id))
      .every((market) => score(market).opportunity.score.value === published.get(market.metro.id))
    if (isReproduced) return fewest
  }
  throw new Error(`The opportunity scores of ${role.role} do not follow formula O1.`)
}
