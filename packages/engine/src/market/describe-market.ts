import { analyticsRegion, type CareerAnalytics } from '@nextrung/contract/career-analytics'
import type { MarketDetails, MarketFigure, MarketStatement } from '@nextrung/contract/market-figures'
import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { getMarketRole, type MarketRole, marketNational } from '@nextrung/knowledge/market'
import { entryInTech, getEntryReality } from '@nextrung/knowledge/market/entry-reality'
import type { Figure } from '@nextrung/knowledge/market/figures'
import { getMeasuredSkills } from '@nextrung/knowledge/market/role-skill-shares'
import { getMarketStatements, type StatementKind } from '@nextrung/knowledge/market/statements'
import type { AuthoredStatement } from '@nextrung/knowledge/market/statements/authored-statement'
import { getRoleProfile } from '@nextrung/knowledge/role-profiles'
import type { Advice } from '@nextrung/knowledge/roles/profiles/role-profile'
import { sources } from '@nextrung/knowledge/sources'
import { type DescribedOpportunity, describeOpportunities } from './describe-opportunities.ts'
import { listCitations } from './list-citations.ts'
import { growthPerYear, openingsRate, realPayChange, scoreDemand } from './occupation-figures.ts'
import { orderRequiredSkills, skillsInDemand } from './required-skills.ts'
import { derive } from './score.ts'
import { toWire } from './to-wire.ts'

export type DescribedMarket = CareerAnalytics & { details: MarketDetails }

/** The market of a role with the source of every figure, those of its areas included. The same for every person. */
export const describeMarket = (
  role: TargetRole,
  opportunities: readonly DescribedOpportunity[] = describeOpportunities(role),
): DescribedMarket => {
  const market = getMarketRole(role)
  const requiredSkills = orderRequiredSkills(role)
  const insights = describeInsights(role)
  const shown = {
    role,
    region: analyticsRegion,
    occupation: {
      code: market.official.code,
      title: market.official.title,
      fit: market.fit,
      reason: market.fitReason,
    },
    ...describePay(market),
    growth: describeGrowth(market),
    demand: describeDemand(market),
    requiredSkills,
    postingSample: describeSample(role),
    insights,
    entry: {
      role: getEntryReality(role).map(toStatement),
      allTech: entryInTech.map(toStatement),
    },
  }
  const details: MarketDetails = { ...shown, ...listCitations([shown, opportunities]) }
  const texts = (statements: readonly MarketStatement[]) => statements.map(({ text }) => text)
  return {
    medianSalary: details.salary.median.value,
    demandScore: details.demand.score.value,
    growthRate: String(details.growth.perYear.value),
    skillsInDemand: skillsInDemand(requiredSkills),
    marketInsights: {
      trends: texts(insights.trends),
      opportunities: texts(insights.opportunities),
      challenges: texts(insights.challenges),
      recommendations: texts(insights.recommendations),
    },
    details,
  }
}

const describePay = (market: MarketRole) => {
  const { official, titlePay, surveyPay, surveyYearsCoding } = market
  const { p10, p25, median, p75, p90 } = official
  return {
    salary: {
      p10: toWire(p10),
      p25: toWire(p25),
      median: toWire(median),
      p75: toWire(p75),
      p90: toWire(p90),
    },
    titlePay: titlePay && {
      title: titlePay.title,
      filings: titlePay.filings.value,
      p25: toWire(titlePay.p25),
      median: toWire(titlePay.median),
      p75: toWire(titlePay.p75),
    },
    surveyPay: toWire(surveyPay),
    surveyYearsCoding: toWire(surveyYearsCoding),
    payGap: describePayGap(market),
  }
}

const gapWorthExplaining = 20

const usualReason =
  'The official figure covers everybody in the occupation. The filings are for this title, mostly at large employers.'

/** Present when the two medians are more than 20% apart (formula P1). */
const describePayGap = ({ official, titlePay, payGapReason }: MarketRole) => {
  if (!titlePay) return undefined
  const percent = Math.round(100 * (titlePay.median.value / official.median.value - 1))
  if (Math.abs(percent) <= gapWorthExplaining) return undefined
  const figure = derive(percent, { formula: 'P1', from: [titlePay.median, official.median] })
  return { percent: toWire(figure), why: payGapReason ?? usualReason }
}

const ifKnown = (figure: Figure | undefined): MarketFigure | undefined => figure && toWire(figure)

const describeGrowth = ({ official }: MarketRole): MarketDetails['growth'] => ({
  perYear: toWire(growthPerYear(official)),
  decade: toWire(official.growthDecade),
  allOccupationsDecade: toWire(marketNational.allOccupationsGrowthDecade),
  openingsPerYear: toWire(official.openingsPerYear),
  openingsRate: toWire(openingsRate(official)),
  employment: toWire(official.employment),
  lastYear: ifKnown(official.employmentLastYear),
  lastThreeYears: ifKnown(official.employmentThreeYears),
  realPayLastYear: ifKnown(realPayChange(official, marketNational)),
})

const describeDemand = ({ official }: MarketRole): MarketDetails['demand'] => {
  const { score, parts } = scoreDemand(official)
  return { score: toWire(score), parts }
}

const describeSample = (role: TargetRole): MarketDetails['postingSample'] => {
  const { n, years, regions, confidence } = getMeasuredSkills(role)
  return { n, years, regions: [...regions], confidence, source: 'POSTINGS', caveat: sources.POSTINGS.caveat }
}

const toStatement = ({ text, sources: cited, year }: AuthoredStatement): MarketStatement => ({
  text,
  sources: [...cited],
  year,
  verified: true,
})

const fromAdvice = ({ text, sources: cited }: Advice): MarketStatement => ({
  text,
  sources: [...cited],
  verified: true,
})

const enoughStatements = 3

/** Where sources say little about a role, what we know of it ourselves. */
const withNotes = (statements: MarketStatement[], notes: readonly Advice[]): MarketStatement[] =>
  statements.length >= enoughStatements ? statements : [...notes.map(fromAdvice), ...statements]

/** What holds for everybody of a kind; advice for people with one skill or role is on the path, which knows theirs. */
const stepsFor = (role: TargetRole, userType: UserType): MarketStatement[] =>
  getRoleProfile(role)
    .recommendations[userType].filter(({ onlyWith, onlyFrom }) => !onlyWith && !onlyFrom)
    .map(fromAdvice)

const describeInsights = (role: TargetRole): MarketDetails['insights'] => {
  const list = (kind: StatementKind) => getMarketStatements(role, kind).map(toStatement)
  const { roleNotes } = getRoleProfile(role)
  return {
    trends: withNotes(list('trends'), roleNotes.trends),
    opportunities: withNotes(list('opportunities'), roleNotes.opportunities),
    challenges: withNotes(list('challenges'), roleNotes.challenges),
    recommendations: list('recommendations'),
    nextSteps: {
      transitioner: stepsFor(role, 'transitioner'),
      professional: stepsFor(role, 'professional'),
    },
  }
}
