import { z } from 'zod'
import { defineCall } from './call.ts'
import { MarketFigure, MarketSource, SkillShare } from './market-figures.ts'
import { whole } from './reader-marks.ts'

const name = z.string().min(1).max(100)

export const payLevels = ['first', 'base', 'senior', 'lead', 'staff'] as const
export const PayLevel = z.enum(payLevels)
export type PayLevel = z.output<typeof PayLevel>

/** What to ask for at one level in one area, in dollars a year. */
export const PayAsk = z.object({
  level: PayLevel,
  /** A `region` of the role's markets, or "United States". */
  region: z.string(),
  from: z.number(),
  to: z.number(),
  /** The official figure and, if there is one, the offered pay under the title, moved to the area. */
  basis: z.array(z.object({ label: z.string(), amount: MarketFigure })),
})
export type PayAsk = z.output<typeof PayAsk>

export const PayByLevel = z.object({
  role: z.string(),
  /** Offered pay under the role's title. A level without a source has no pay. */
  levels: z.array(z.object({ level: PayLevel, label: z.string(), pay: MarketFigure.optional() })),
  regions: z.array(z.object({ region: z.string(), median: MarketFigure })),
  /** One for each level and region. */
  asks: z.array(PayAsk),
  /** How the ranges are made, and what they do not say. */
  explanation: z.string(),
  sources: z.array(MarketSource),
})
export type PayByLevel = z.output<typeof PayByLevel>

/** Pay by level and area, and what to ask for. Loaded when its panel opens. */
export const getPayByLevel = defineCall({
  method: 'GET',
  path: '/api/career-analytics/pay/:role',
  access: 'session',
  cost: 'quick',
  params: z.object({ role: name }),
  response: whole(PayByLevel),
})

export const OwnSkill = z.object({
  skill: z.string(),
  weight: z.number(),
  status: z.enum(['held', 'partial', 'missing']),
  /** The skill that fulfils the requirement, if the person has an alternative to the one named. */
  through: z.string().optional(),
  share: SkillShare.optional(),
})
export type OwnSkill = z.output<typeof OwnSkill>

/** A missing skill and what it would bring. */
export const NextSkill = z.object({
  skill: z.string(),
  /** Share of the role's postings that name it. */
  share: SkillShare.optional(),
  /** Share of all IT postings in the sample that name it. */
  currentValue: MarketFigure.optional(),
  /** Extra pay in percent, where a source states it. */
  payPremium: MarketFigure.optional(),
  /** One sentence with the figures above. */
  why: z.string(),
})
export type NextSkill = z.output<typeof NextSkill>

export const OwnSkills = z.object({
  role: z.string(),
  /** Null without an analyzed resume; then every skill is missing. */
  resume: z.object({ id: z.number().int(), version: z.number().int() }).nullable(),
  /** The required skills in the order of `details.requiredSkills`. */
  skills: z.array(OwnSkill),
  /** Missing and partly held skills, most valuable first; at most five. */
  next: z.array(NextSkill),
  sources: z.array(MarketSource),
})
export type OwnSkills = z.output<typeof OwnSkills>

/** The signed-in person's skills against the role's list. Loaded when its panel opens. */
export const getOwnSkills = defineCall({
  method: 'GET',
  path: '/api/career-analytics/own-skills/:role',
  access: 'session',
  cost: 'work',
  params: z.object({ role: name }),
  response: whole(OwnSkills),
})
