import { z } from 'zod'

/** One number with where it comes from. */
export const MarketFigure = z.object({
  value: z.number(),
  /** Id of a `MarketSource`. */
  source: z.string(),
  /** The period it describes, such as "May 2025" or "2025-35". */
  year: z.string().optional(),
  /** False for a figure nobody has read in a published copy; screens mark it as unconfirmed. */
  verified: z.boolean(),
  /** Id of a `MarketFormula`, if the figure was computed. */
  formula: z.string().optional(),
  /** The sources of the figures it was computed from. */
  computedFrom: z.array(z.string()).optional(),
  /** How many answers, filings or postings it rests on, if it is a sample. */
  n: z.number().int().optional(),
  note: z.string().optional(),
})
export type MarketFigure = z.output<typeof MarketFigure>

export const MarketSource = z.object({
  id: z.string(),
  title: z.string(),
  year: z.string(),
  licence: z.string().optional(),
  url: z.string().optional(),
  caveat: z.string().optional(),
})
export type MarketSource = z.output<typeof MarketSource>

/** How a computed figure is made, in words a career adviser understands. */
export const MarketFormula = z.object({
  id: z.string(),
  name: z.string(),
  how: z.string(),
  inputs: z.array(z.object({ name: z.string(), weightPercent: z.number().optional() })),
})
export type MarketFormula = z.output<typeof MarketFormula>

/** A sentence about the market with the sources behind it. */
export const MarketStatement = z.object({
  text: z.string(),
  sources: z.array(z.string()),
  year: z.string().optional(),
  verified: z.boolean(),
})
export type MarketStatement = z.output<typeof MarketStatement>

/** One input of a score: `points` of at most `maxPoints`. `value` is what was measured, if it is one number. */
export const ScorePart = z.object({
  label: z.string(),
  value: z.number().optional(),
  unit: z.enum(['dollars', 'percent', 'percentPerYear', 'jobs', 'filings', 'ratio', 'rank']).optional(),
  points: z.number(),
  maxPoints: z.number(),
})
export type ScorePart = z.output<typeof ScorePart>

/** How often postings for the role name a skill, in a convenience sample. */
export const SkillShare = z.object({
  pct: z.number(),
  n: z.number().int(),
  /** The mean of the collections' own shares, by which the list is ordered: no large collection dominates it. */
  balancedPct: z.number().optional(),
  /** 95% interval of the sampling error alone, in percent. */
  ci95: z.tuple([z.number(), z.number()]),
  years: z.string(),
  confidence: z.enum(['high', 'medium', 'low', 'very low']),
  source: z.string(),
  /** Why the share may say more about the sample than about the role. */
  flag: z.string().optional(),
})
export type SkillShare = z.output<typeof SkillShare>

export const RequiredSkill = z.object({
  skill: z.string(),
  /** 1 to 5. */
  weight: z.number(),
  /** Missing if no posting sample names it often enough. */
  share: SkillShare.optional(),
})
export type RequiredSkill = z.output<typeof RequiredSkill>

/** The postings behind the measured shares. */
export const PostingSample = z.object({
  n: z.number().int(),
  years: z.string(),
  regions: z.array(z.string()),
  confidence: z.enum(['high', 'medium', 'low', 'very low']),
  source: z.string(),
  caveat: z.string(),
})
export type PostingSample = z.output<typeof PostingSample>

const PayRange = z.object({ p25: MarketFigure, median: MarketFigure, p75: MarketFigure })

export const MarketDetails = z.object({
  role: z.string(),
  region: z.string(),
  /** The official occupation behind the figures, and how well it fits the role. */
  occupation: z.object({
    code: z.string(),
    title: z.string(),
    fit: z.enum(['exact', 'near', 'proxy']),
    reason: z.string(),
  }),
  /** Official pay of the occupation. */
  salary: PayRange.extend({ p10: MarketFigure, p90: MarketFigure }),
  /** What employers offered under the role's own title in visa filings. */
  titlePay: PayRange.extend({ title: z.string(), filings: z.number().int() }).optional(),
  /** What people in the role reported in a survey; total pay. */
  surveyPay: MarketFigure.optional(),
  /** Median years of coding of the people behind `surveyPay`. */
  surveyYearsCoding: MarketFigure.optional(),
  /** Present if the title's median is more than 20% away from the official one. */
  payGap: z.object({ percent: MarketFigure, why: z.string() }).optional(),
  growth: z.object({
    perYear: MarketFigure,
    decade: MarketFigure,
    allOccupationsDecade: MarketFigure,
    openingsPerYear: MarketFigure,
    openingsRate: MarketFigure,
    employment: MarketFigure,
    /** Last measured year; can point the other way than the projection. */
    lastYear: MarketFigure.optional(),
    lastThreeYears: MarketFigure.optional(),
    realPayLastYear: MarketFigure.optional(),
  }),
  demand: z.object({ score: MarketFigure, parts: z.array(ScorePart) }),
  /** Every required skill, most asked for first; `skillsInDemand` is the first nine. */
  requiredSkills: z.array(RequiredSkill),
  postingSample: PostingSample,
  insights: z.object({
    trends: z.array(MarketStatement),
    opportunities: z.array(MarketStatement),
    challenges: z.array(MarketStatement),
    recommendations: z.array(MarketStatement),
    /** What people new to IT do next, and people who work in it; what they choose on the start page decides. */
    nextSteps: z
      .object({ transitioner: z.array(MarketStatement), professional: z.array(MarketStatement) })
      .optional(),
  }),
  /** How hard a first job is to get: in this role, where a source says so (empty: no data), and in all of tech. */
  entry: z.object({ role: z.array(MarketStatement), allTech: z.array(MarketStatement) }),
  /** Every source and formula that the answers about this role name. */
  sources: z.array(MarketSource),
  formulas: z.array(MarketFormula),
  /** ISO date, if the site's operator set the figures of this role. */
  setByOperatorAt: z.string().optional(),
})
export type MarketDetails = z.output<typeof MarketDetails>

export const OpportunityDetails = z.object({
  /** The metropolitan area's full name. */
  area: z.string(),
  state: z.string(),
  /** The occupation the area's figures are about. It can differ from the role's own (Product Manager). */
  occupation: z.object({ code: z.string(), title: z.string() }),
  employment: MarketFigure,
  /** How many times more common the occupation is here than in the whole country. */
  locationQuotient: MarketFigure,
  medianSalary: MarketFigure,
  /** Prices here, with 100 for the whole country. */
  costOfLiving: MarketFigure,
  /** The median in dollars of average buying power. */
  adjustedMedianSalary: MarketFigure,
  /** Share of all workers here who work from home, not of this occupation. */
  remoteWorkPercentage: MarketFigure,
  techHubScore: MarketFigure,
  techEmploymentChange: MarketFigure,
  /** Visa filings here under the role's own title, and the pay they offered. */
  titleFilings: MarketFigure.optional(),
  titleMedianSalary: MarketFigure.optional(),
  employers: z.array(z.object({ name: z.string(), filings: z.number().int() })),
  employersSource: z.string(),
  /** The occupation whose filings rank the employers. */
  employersOccupation: z.string(),
  scores: z.object({
    opportunity: z.object({ score: MarketFigure, parts: z.array(ScorePart) }),
    workLifeBalance: z.object({ score: MarketFigure, parts: z.array(ScorePart) }),
    benefitsRating: z.object({ score: MarketFigure, parts: z.array(ScorePart) }),
    growthPotential: z.object({ score: MarketFigure, parts: z.array(ScorePart) }),
    techHub: z.object({ score: MarketFigure, parts: z.array(ScorePart) }),
  }),
  /** ISO date, if the site's operator set this market's figures. */
  setByOperatorAt: z.string().optional(),
})
export type OpportunityDetails = z.output<typeof OpportunityDetails>
