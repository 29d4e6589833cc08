import type { RegionEntry } from '@nextrung/contract/career-analytics'
import type { OpportunityDetails } from '@nextrung/contract/market-figures'
import type { TargetRole } from '@nextrung/contract/roles'
import {
  getMarketRole,
  getOccupation,
  type MarketRole,
  marketMetros,
  marketNational,
} from '@nextrung/knowledge/market'
import type { RoleMarket } from '@nextrung/knowledge/market/figures'
import { type AreaScores, scoreAreas } from './area-scores.ts'
import { findMarkets, type Market, type MarketScores, makeMarketScoring } from './market-scores.ts'
import type { Score } from './score.ts'
import { toWire } from './to-wire.ts'

export type DescribedOpportunity = RegionEntry & { details: OpportunityDetails }

const areas = scoreAreas(marketMetros, marketNational)

/** The role's markets, best first, with the source of every figure. The same for every person. */
export const describeOpportunities = (role: TargetRole): DescribedOpportunity[] => {
  const facts = getMarketRole(role)
  const markets = findMarkets(marketMetros, facts.marketOccupation)
  const score = makeMarketScoring(markets, {
    areas,
    growthDecade: facts.official.growthDecade,
    titleFilings: readTitleFilings(facts),
  })
  return facts.markets
    .flatMap((known) => {
      const market = markets.find(({ metro }) => metro.id === known.metro)
      const area = areas.get(known.metro)
      return market && area ? [describe({ facts, known, market, area, scores: score(market) })] : []
    })
    .sort((a, b) => b.opportunityScore - a.opportunityScore)
}

const readTitleFilings = ({ markets, fewestTitleFilings: fewest }: MarketRole) =>
  fewest === undefined
    ? undefined
    : {
        fewest,
        byMetro: new Map(markets.map(({ metro, titleFilings }) => [metro, titleFilings])),
      }

type Parts = {
  facts: MarketRole
  known: RoleMarket
  market: Market
  area: AreaScores
  scores: MarketScores
}

const describe = (parts: Parts): DescribedOpportunity => {
  const { known, market, area, scores } = parts
  return {
    region: market.metro.name,
    opportunityScore: scores.opportunity.score.value,
    topEmployers: known.employers.map(({ name }) => name),
    marketConditions: {
      workLifeBalance: area.workLifeBalance.score.value,
      benefitsRating: area.benefitsRating.score.value,
      growthPotential: scores.growthPotential.score.value,
    },
    details: describeDetails(parts),
  }
}

const scoreToWire = ({ score, parts }: Score) => ({ score: toWire(score), parts })

const describeDetails = ({ facts, known, market, area, scores }: Parts): OpportunityDetails => {
  const { metro } = market
  const { code, title } = getOccupation(facts.marketOccupation)
  return {
    area: metro.area,
    state: metro.state,
    occupation: { code, title },
    employment: toWire(market.employment),
    locationQuotient: toWire(market.locationQuotient),
    medianSalary: toWire(market.median),
    costOfLiving: toWire(metro.costOfLiving),
    adjustedMedianSalary: toWire(market.adjustedMedian),
    remoteWorkPercentage: {
      ...toWire(metro.workFromHome),
      note: 'Share of all workers of the area who work from home, whatever their job.',
    },
    techHubScore: toWire(area.techHub.score),
    techEmploymentChange: toWire(area.tech.change),
    titleFilings: known.titleFilings && toWire(known.titleFilings),
    titleMedianSalary: known.titleMedian && toWire(known.titleMedian),
    employers: known.employers.map((employer) => ({ ...employer })),
    employersSource: 'LCA25',
    employersOccupation: getOccupation(known.employersOccupation).title,
    scores: {
      opportunity: scoreToWire(scores.opportunity),
      workLifeBalance: scoreToWire(area.workLifeBalance),
      benefitsRating: scoreToWire(area.benefitsRating),
      growthPotential: scoreToWire(scores.growthPotential),
      techHub: scoreToWire(area.techHub),
    },
  }
}
