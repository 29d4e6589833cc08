import type { OccupationFigures } from '@nextrung/knowledge/market/figures'
import { makeFigure, makeFigureIfKnown } from './make-figure.ts'
import type { MarketFacts, OccupationFacts } from './market-facts.ts'

/** Every occupation that a role names, once, by code. */
export const readOccupations = ({ roles }: MarketFacts): OccupationFigures[] => {
  const byCode = new Map<string, OccupationFacts>()
  for (const { primary, alternatives } of roles)
    for (const facts of [primary, ...Object.values(alternatives)]) byCode.set(facts.soc, facts)
  return [...byCode.values()].sort((a, b) => (a.soc < b.soc ? -1 : 1)).map(readOccupation)
}

const readOccupation = (facts: OccupationFacts): OccupationFigures => ({
  code: facts.soc,
  title: facts.title,
  p10: makeFigure(facts.wageP10),
  p25: makeFigure(facts.wageP25),
  median: makeFigure(facts.medianAnnualWage),
  p75: makeFigure(facts.wageP75),
  p90: makeFigure(facts.wageP90),
  employment: makeFigure(facts.employmentOEWS),
  jobs2025: makeFigure(facts.employmentEP2025),
  jobs2035: makeFigure(facts.employmentEP2035),
  growthDecade: makeFigure(facts.growthPct10yr),
  openingsPerYear: makeFigure(facts.annualOpenings),
  employmentLastYear: makeFigureIfKnown(facts.employmentYoYPct),
  employmentThreeYears: makeFigureIfKnown(facts.employment3yrPctPerYear),
  medianYearBefore: makeFigureIfKnown(facts.medianAnnualWageMay2024),
  reference: {
    N1: facts.growthPctPerYear.value,
    N2: facts.openingsRatePct.value,
    N4: facts.realWageYoYPct.value ?? undefined,
    N5: facts.demandScore.value,
  },
})
