import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'

/** Where the formula of pay after inflation states the two price levels. */
export const consumerPrices = /CPI-U (\w+ \d{4}) ([\d.]+) \/ (\w+ \d{4}) ([\d.]+)/

// The facts the update program takes: the shape of `market.json`, with only what it uses. Other keys pass.

export const FactFigure = z.object({
  value: z.number(),
  source: z.string(),
  verified: z.boolean(),
  year: z.union([z.string(), z.number()]).optional(),
  period: z.string().optional(),
  formula: z.string().optional(),
  n: z.number().int().optional(),
  note: z.string().optional(),
})
export type FactFigure = z.output<typeof FactFigure>

/** A figure the agency did not publish has the value `null`. */
const Suppressible = z.object({ ...FactFigure.shape, value: z.number().nullable() })
export type SuppressibleFigure = z.output<typeof Suppressible>

const OccupationFacts = z.object({
  soc: z.string().regex(/^\d\d-\d{4}$/),
  title: z.string(),
  medianAnnualWage: FactFigure,
  wageP10: FactFigure,
  wageP25: FactFigure,
  wageP75: FactFigure,
  wageP90: FactFigure,
  employmentOEWS: FactFigure,
  employmentEP2025: FactFigure,
  employmentEP2035: FactFigure,
  growthPct10yr: FactFigure,
  annualOpenings: FactFigure,
  growthPctPerYear: FactFigure,
  openingsRatePct: FactFigure,
  employmentYoYPct: Suppressible,
  employment3yrPctPerYear: Suppressible,
  realWageYoYPct: Suppressible,
  demandScore: FactFigure,
  medianAnnualWageMay2024: FactFigure.optional(),
})
export type OccupationFacts = z.output<typeof OccupationFacts>

const Tier = z.object({ filings: z.number().int(), median: z.number() })

const TitlePayFacts = z.object({
  title: z.string(),
  filings: FactFigure,
  p25: FactFigure,
  median: FactFigure,
  p75: FactFigure,
  byTier: z.record(z.enum(['base', 'senior', 'lead', 'staffPlus', 'directorPlus']), Tier.optional()),
  source: z.string(),
  verified: z.boolean(),
})
export type TitlePayFacts = z.output<typeof TitlePayFacts>

const TopMarketFacts = z.object({
  cbsa: z.string(),
  opportunityScore: FactFigure,
  inputs: z.object({
    soc: z.string(),
    roleTitleFilings: z.number().int().nullable(),
    roleTitleMedianPay: z.number().nullable(),
  }),
  topEmployers: z.object({ value: z.array(z.string()), filings: z.array(z.number().int()), soc: z.string() }),
  marketConditions: z.object({ growthPotential: z.number() }),
})
export type TopMarketFacts = z.output<typeof TopMarketFacts>

const RoleFacts = z.object({
  role: TargetRole,
  primarySoc: z.string(),
  socFit: z.enum(['exact', 'near', 'proxy']),
  alternativeSocs: z.array(z.string()),
  primary: OccupationFacts,
  alternatives: z.record(z.string(), OccupationFacts),
  lcaTitlePay: TitlePayFacts.nullable(),
  stackOverflow2025: z.object({ usMedianPay: FactFigure, usMedianYearsCoding: FactFigure }),
  jobZone: FactFigure,
  topMarkets: z.array(TopMarketFacts).min(1),
})
export type RoleFacts = z.output<typeof RoleFacts>

const MetroOccupationFacts = z.object({
  employment: Suppressible,
  locationQuotient: Suppressible,
  medianAnnualWage: Suppressible,
  wageP25: Suppressible,
  wageP75: Suppressible,
  medianWageRppAdjusted: Suppressible,
  employmentMay2024: Suppressible,
})
export type MetroOccupationFacts = z.output<typeof MetroOccupationFacts>

const MetroFacts = z.object({
  cbsa: z.string(),
  name: z.string(),
  displayName: z.string(),
  state: z.string(),
  rpp: FactFigure,
  population: FactFigure,
  workFromHomePct: FactFigure,
  transitPct: FactFigure,
  walkPct: FactFigure,
  bicyclePct: FactFigure,
  commuteRank2022: Suppressible,
  statePaidFamilyMedicalLeave: FactFigure,
  statutoryPaidSickLeave: FactFigure,
  occupations: z.record(z.string(), MetroOccupationFacts),
  techEmployment2025: FactFigure,
  techEmploymentChangePct: FactFigure,
  workLifeBalance: FactFigure,
  benefitsRating: FactFigure,
})
export type MetroFacts = z.output<typeof MetroFacts>

const Sentence = z.object({ text: z.string(), source: z.string() })
const TrendGroup = z.object({
  trends: z.array(Sentence),
  opportunities: z.array(Sentence),
  challenges: z.array(Sentence),
  recommendations: z.array(Sentence),
})

export const MarketFacts = z.object({
  meta: z.object({ region: z.literal('United States'), built: z.string() }),
  formulas: z.object({ N4: z.string().regex(consumerPrices) }),
  national: z.object({
    allOccupationsGrowthPct: FactFigure,
    benefits: z.object({
      retirementAccessPct: FactFigure,
      medicalCareAccessPct: FactFigure,
      paidSickLeaveAccessPct: FactFigure,
      paidHolidaysAccessPct: FactFigure,
    }),
  }),
  roles: z.array(RoleFacts).length(TargetRole.options.length),
  metros: z.array(MetroFacts).min(2),
  trendGroups: z.record(z.string(), TrendGroup),
})
export type MarketFacts = z.output<typeof MarketFacts>
