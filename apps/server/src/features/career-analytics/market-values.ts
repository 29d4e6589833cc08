import { analyticsRegion, type CareerAnalytics, type RegionEntry } from '@nextrung/contract/career-analytics'
import { targetRoles } from '@nextrung/contract/roles'
import { type LearningResource, listLearningResources } from '@nextrung/engine/learning/list-courses'
import { listSkillValues } from '@nextrung/engine/market/skill-values'
import { describedMarket } from './described-market.ts'

/** What a row holds besides its id and what the seed keeps about it. */
export type AnalyticsValues = {
  roleTitle: string
  region: string
  medianSalary: number
  demandScore: number
  growthRate: number
  skillsInDemand: string[]
  marketInsights: CareerAnalytics['marketInsights']
}

export type OpportunityValues = {
  region: string
  roleTitle: string
  opportunityScore: number
  costOfLiving: number | null
  techHubScore: number | null
  remoteWorkPercentage: number | null
  topEmployers: string[]
  marketConditions: RegionEntry['marketConditions']
}

export type SkillValues = {
  skillName: string
  currentValue: number
  projectedValue: number | null
  timeframe: '6_months' | '1_year' | '2_years' | null
  industries: string[]
  relatedTechnologies: string[]
  learningResources: LearningResource[]
  marketTrends: { postings?: number; years?: string; source?: string }
  postingsCounted: number | null
}

export const analyticsKey = ({ roleTitle, region }: Pick<AnalyticsValues, 'roleTitle' | 'region'>): string =>
  `${roleTitle} / ${region}`

/** The rows of the knowledge base, by key. */
export const wantedAnalytics = (): Map<string, AnalyticsValues> =>
  new Map(
    targetRoles.map((roleTitle) => {
      const { medianSalary, demandScore, growthRate, skillsInDemand, marketInsights } =
        describedMarket(roleTitle).market
      const values = {
        roleTitle,
        region: analyticsRegion,
        medianSalary,
        demandScore,
        growthRate: Number(growthRate),
        skillsInDemand,
        marketInsights,
      }
      return [analyticsKey(values), values]
    }),
  )

export const wantedOpportunities = (): Map<string, OpportunityValues> =>
  new Map(
    targetRoles.flatMap((roleTitle) =>
      [...describedMarket(roleTitle).opportunities.values()].map(({ details, ...entry }) => {
        const values = {
          ...entry,
          roleTitle,
          costOfLiving: details.costOfLiving.value,
          techHubScore: details.techHubScore.value,
          remoteWorkPercentage: details.remoteWorkPercentage.value,
        }
        return [analyticsKey(values), values] as const
      }),
    ),
  )

export const wantedSkillValues = (): Map<string, SkillValues> =>
  new Map(
    listSkillValues().map(({ skillName, currentValue, relatedTechnologies, n, postings, years, source }) => [
      skillName,
      {
        skillName,
        currentValue,
        projectedValue: null,
        timeframe: null,
        industries: [],
        relatedTechnologies,
        learningResources: listLearningResources(skillName),
        marketTrends: { postings, years, source },
        postingsCounted: n,
      },
    ]),
  )
