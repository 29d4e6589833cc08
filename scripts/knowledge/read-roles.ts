import type { RoleMarket, RoleMarketFacts, TitleLevel, TitlePay } from '@nextrung/knowledge/market/figures'
import { findFewestTitleFilings, readAreas } from './fewest-title-filings.ts'
import { makeFigure } from './make-figure.ts'
import type { MarketFacts, RoleFacts, TitlePayFacts, TopMarketFacts } from './market-facts.ts'

export const readRoles = (facts: MarketFacts): RoleMarketFacts[] => {
  const areas = readAreas(facts)
  return facts.roles.map((role) => {
    const [best] = role.topMarkets
    if (!best) throw new Error(`${role.role} has no markets.`)
    return {
      role: role.role,
      occupation: role.primarySoc,
      fit: role.socFit,
      otherOccupations: role.alternativeSocs,
      titlePay: role.lcaTitlePay ? readTitlePay(role.lcaTitlePay) : undefined,
      surveyPay: makeFigure(role.stackOverflow2025.usMedianPay),
      surveyYearsCoding: makeFigure(role.stackOverflow2025.usMedianYearsCoding),
      jobZone: makeFigure(role.jobZone),
      marketOccupation: best.inputs.soc,
      fewestTitleFilings: role.lcaTitlePay ? findFewestTitleFilings(role, areas) : undefined,
      markets: role.topMarkets.map((market) => readMarket(role, market)),
    }
  })
}

const levelNames: Record<keyof TitlePayFacts['byTier'], TitleLevel> = {
  base: 'base',
  senior: 'senior',
  lead: 'lead',
  staffPlus: 'staff',
  directorPlus: 'director',
}

const readTitlePay = (facts: TitlePayFacts): TitlePay => {
  const { source, verified } = facts
  const tiers = Object.entries(facts.byTier) as [keyof typeof levelNames, TitlePayFacts['byTier']['base']][]
  return {
    title: facts.title,
    filings: makeFigure(facts.filings),
    p25: makeFigure(facts.p25),
    median: makeFigure({ ...facts.median, n: facts.filings.value }),
    p75: makeFigure(facts.p75),
    levels: Object.fromEntries(
      tiers.flatMap(([tier, pay]) =>
        pay ? [[levelNames[tier], makeFigure({ value: pay.median, n: pay.filings, source, verified })]] : [],
      ),
    ),
  }
}

const readMarket = (role: RoleFacts, market: TopMarketFacts): RoleMarket => {
  const { roleTitleFilings: filings, roleTitleMedianPay: median } = market.inputs
  const from = { source: role.lcaTitlePay?.source ?? '', verified: true }
  return {
    metro: market.cbsa,
    ...(filings === null ? {} : { titleFilings: makeFigure({ ...from, value: filings }) }),
    ...(filings === null || median === null
      ? {}
      : { titleMedian: makeFigure({ ...from, value: median, n: filings }) }),
    employers: market.topEmployers.value.flatMap((name, index) => {
      const count = market.topEmployers.filings[index]
      return count === undefined ? [] : [{ name, filings: count }]
    }),
    employersOccupation: market.topEmployers.soc,
    reference: { O1: market.opportunityScore.value, B3: market.marketConditions.growthPotential },
  }
}
