import type { TargetRole } from '@nextrung/contract/roles'
import type { SourceId } from '../sources.ts'
import type { FormulaId } from './formulas.ts'

/** One number with its source. `n` is the size of the sample behind it; `year` the period it describes. */
export type Figure<T = number> = {
  value: T
  source: SourceId
  year?: string
  verified: boolean
  formula?: FormulaId
  /** The sources of the figures it was computed from. */
  computedFrom?: readonly SourceId[]
  n?: number
  note?: string
}

/** Pay in dollars a year. */
export type PayRange = { p25: Figure; median: Figure; p75: Figure }

export type OccupationFigures = PayRange & {
  /** Code of the Standard Occupational Classification. */
  code: string
  title: string
  p10: Figure
  p90: Figure
  employment: Figure
  jobs2025: Figure
  jobs2035: Figure
  /** Projected, in percent over ten years. */
  growthDecade: Figure
  openingsPerYear: Figure
  /** Measured, in percent. */
  employmentLastYear?: Figure
  /** Measured, in percent a year. */
  employmentThreeYears?: Figure
  medianYearBefore?: Figure
  /** What the same formulas gave when the facts were collected, by formula; the tests compare. */
  reference: Partial<Record<FormulaId, number>>
}

export type MetroOccupation = {
  employment?: Figure
  locationQuotient?: Figure
  median?: Figure
  p25?: Figure
  p75?: Figure
  employmentYearBefore?: Figure
}

type MetroFacts = {
  /** Code of the metropolitan area (CBSA). */
  id: string
  /** Principal city and state: the region's name on screens. */
  name: string
  area: string
  state: string
  /** Price parity: 100 is the whole country. */
  costOfLiving: Figure
  population: Figure
  /** Percentages of all workers. */
  workFromHome: Figure
  transit: Figure
  walk: Figure
  bicycle: Figure
  /** 1 is the longest; missing below rank 42. */
  commuteRank?: Figure
  /** 1 if the law of the principal city's state (or the city's) provides it, else 0. */
  paidFamilyLeave: Figure
  paidSickLeave: Figure
  reference: Partial<Record<FormulaId, number>>
}

/** An area by occupation code. */
export type MarketMetro = MetroFacts & { occupations: Readonly<Record<string, MetroOccupation>> }

/** As stored: a row of numbers for each occupation, whose columns have their source in common. */
export type StoredMetro = MetroFacts & { occupations: Readonly<Record<string, readonly (number | null)[]>> }

export type MetroColumn = { name: keyof MetroOccupation; source: SourceId; year: string }

export type NationalFigures = {
  allOccupationsGrowthDecade: Figure
  /** Shares of private-industry workers with access, in percent. */
  benefits: { medical: Figure; retirement: Figure; sickLeave: Figure; holidays: Figure }
  consumerPrices: { yearBefore: Figure; now: Figure }
}

export type Confidence = 'high' | 'medium' | 'low' | 'very low'

/** How often postings of a role name a skill. `pct` and `ci95` are counts of all postings together. */
export type SkillShareFact = {
  skill: string
  pct: number
  n: number
  /** Sampling error alone, in percent. */
  ci95: readonly [number, number]
  /** The mean of the collections' own shares; orders the list, because no large collection dominates it. */
  balancedPct?: number
  /** Why the share may say more about the sample than about the role. */
  flag?: string
  /** For a flagged share: whether an independent sample names the skill, too. */
  isSupported?: boolean
}

export type RoleSkillShares = {
  role: TargetRole
  confidence: Confidence
  n: number
  years: string
  regions: readonly string[]
  /** Most named first. */
  skills: readonly SkillShareFact[]
}

/** Share of all IT postings of the sample that name a skill. */
export type SkillFrequency = {
  skill: string
  kind: string
  postings: number
  pct: number
  /** Skills that the same postings name unusually often, the strongest first; at most five. */
  related: readonly string[]
}

/** Levels as the visa filings name them; `base` is a title without a level word. */
export type TitleLevel = 'base' | 'senior' | 'lead' | 'staff' | 'director'

export type TitlePay = PayRange & {
  title: string
  filings: Figure
  levels: Readonly<Partial<Record<TitleLevel, Figure>>>
}

export type RoleMarket = {
  metro: string
  /** Filings under the role's own title; missing where none were counted. */
  titleFilings?: Figure
  titleMedian?: Figure
  employers: readonly { name: string; filings: number }[]
  /** The occupation whose filings rank the employers. */
  employersOccupation: string
  reference: Partial<Record<FormulaId, number>>
}

export type OccupationFit = 'exact' | 'near' | 'proxy'

export type RoleMarketFacts = {
  role: TargetRole
  occupation: string
  fit: OccupationFit
  otherOccupations: readonly string[]
  /** Missing where filings have no series of their own for the title. */
  titlePay?: TitlePay
  surveyPay: Figure
  surveyYearsCoding: Figure
  jobZone: Figure
  /** The occupation that the markets are about; it can differ from `occupation`. */
  marketOccupation: string
  /** The fewest title filings of any area, the lower end of that scale in the opportunity score. */
  fewestTitleFilings?: number
  markets: readonly RoleMarket[]
}
