import type { MarketDetails, MarketFigure, OpportunityDetails } from '@nextrung/contract/market-figures'
import { operatorSource } from '@nextrung/engine/market/operator-source'
import { isSetByOperator } from '../../db/plan-seed.ts'
import type { StoredAnalytics, StoredOpportunity } from './career-analytics.store.ts'

// The seed notes the date when it next runs; until then the change is from today.
const dateOf = (row: { setByOperatorAt: Date | null }, now: Date): string =>
  (row.setByOperatorAt ?? now).toISOString().slice(0, 10)

/** The operator's figure in place of one with a source, if it differs. */
const replace =
  (year: string) =>
  (figure: MarketFigure, value: number | null): MarketFigure =>
    value === null || value === figure.value
      ? figure
      : { value, source: operatorSource.id, year, verified: true }

type Scored = { score: MarketFigure; parts: MarketDetails['demand']['parts'] }

/** A score set by hand has no parts. */
const replaceScore =
  (year: string) =>
  ({ score, parts }: Scored, value: number | null): Scored => {
    const replaced = replace(year)(score, value)
    return { score: replaced, parts: replaced === score ? parts : [] }
  }

/** Marks figures that this site's operator set. */
export const withOperatorAnalytics = (
  details: MarketDetails,
  { row, now }: { row: StoredAnalytics; now: Date },
): MarketDetails => {
  if (!isSetByOperator(row)) return details
  const setByOperatorAt = dateOf(row, now)
  const { medianSalary, demandScore, growthRate } = row.values
  const figure = replace(setByOperatorAt)
  return {
    ...details,
    salary: { ...details.salary, median: figure(details.salary.median, medianSalary) },
    demand: replaceScore(setByOperatorAt)(details.demand, demandScore),
    growth: { ...details.growth, perYear: figure(details.growth.perYear, growthRate) },
    sources: [...details.sources, { ...operatorSource, year: setByOperatorAt }],
    setByOperatorAt,
  }
}

/** Marks figures that this site's operator set. */
export const withOperatorOpportunity = (
  details: OpportunityDetails,
  { row, now }: { row: StoredOpportunity; now: Date },
): OpportunityDetails => {
  if (!isSetByOperator(row)) return details
  const setByOperatorAt = dateOf(row, now)
  const { opportunityScore, costOfLiving, techHubScore, remoteWorkPercentage, marketConditions } = row.values
  const figure = replace(setByOperatorAt)
  const scored = replaceScore(setByOperatorAt)
  const { scores } = details
  return {
    ...details,
    costOfLiving: figure(details.costOfLiving, costOfLiving),
    techHubScore: figure(details.techHubScore, techHubScore),
    remoteWorkPercentage: figure(details.remoteWorkPercentage, remoteWorkPercentage),
    scores: {
      opportunity: scored(scores.opportunity, opportunityScore),
      workLifeBalance: scored(scores.workLifeBalance, marketConditions.workLifeBalance),
      benefitsRating: scored(scores.benefitsRating, marketConditions.benefitsRating),
      growthPotential: scored(scores.growthPotential, marketConditions.growthPotential),
      techHub: scored(scores.techHub, techHubScore),
    },
    setByOperatorAt,
  }
}
