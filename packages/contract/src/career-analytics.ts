import { z } from 'zod'
import { defineCall } from './call.ts'
import { MarketDetails, OpportunityDetails } from './market-figures.ts'
import { essential, whole } from './reader-marks.ts'

/** The only region with data; any other answers 404. */
export const analyticsRegion = 'United States'

const name = z.string().min(1).max(100)

export const MarketInsights = z.object({
  trends: z.array(z.string()),
  opportunities: z.array(z.string()),
  challenges: z.array(z.string()),
  recommendations: z.array(z.string()),
})

/** Money is in dollars a year, percentages run from 0 to 100. */
export const CareerAnalytics = z.object({
  /** The median of the official occupation (`details.occupation`), not of the job title. */
  medianSalary: z.number(),
  demandScore: z.number(),
  /** Projected growth in percent a year, such as "0.97". */
  growthRate: z.string(),
  /** At most nine, most asked for first. */
  skillsInDemand: z.array(z.string()),
  marketInsights: MarketInsights,
  /** Everything beyond the specified fields, with the source of each figure. */
  details: whole(MarketDetails).optional(),
})
export type CareerAnalytics = z.output<typeof CareerAnalytics>

/**
 * The market for a role. To compare roles, make this call for each of them.
 * An unknown role or region answers 404 with a sentence; letter case does not matter.
 */
export const getCareerAnalytics = defineCall({
  method: 'GET',
  path: '/api/career-analytics/:role/:region',
  access: 'session',
  cost: 'quick',
  params: z.object({ role: name, region: name }),
  response: CareerAnalytics,
})

export const RegionEntry = z.object({
  region: essential(z.string()),
  opportunityScore: z.number(),
  /** By number of visa filings in this area, most first. */
  topEmployers: z.array(z.string()),
  marketConditions: z.object({
    workLifeBalance: z.number(),
    benefitsRating: z.number(),
    growthPotential: z.number(),
  }),
  /** Sources and formulas are listed in the details of `getCareerAnalytics`. */
  details: whole(OpportunityDetails).optional(),
})
export type RegionEntry = z.output<typeof RegionEntry>

/** The role's job markets, best opportunity score first. An unknown role answers 404. */
export const listOpportunities = defineCall({
  method: 'GET',
  path: '/api/career-analytics/opportunities/:role',
  access: 'session',
  cost: 'quick',
  params: z.object({ role: name }),
  response: z.array(RegionEntry),
})
