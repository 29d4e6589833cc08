import { z } from 'zod'
import { AdvertisedPay, advertisementLevels } from './advertisement.ts'
import { essential, whole } from './reader-marks.ts'

/** A condition that no skill makes up for. */
export const JobGate = z.object({
  gate: z.string(),
  /** Null if it is close, or if we don't know enough to tell. */
  ok: z.boolean().nullable(),
  says: essential(z.string()),
})
export type JobGate = z.output<typeof JobGate>

export const JobSkill = z.object({
  skill: essential(z.string()),
  /** `similar`: the person has another skill that does the same job. */
  held: z.enum(['full', 'part', 'similar', 'no']),
  /** The person's own words for it. */
  words: z.string().optional(),
  /** The skill that the person has in its place, or that implies it. */
  through: z.string().optional(),
})
export type JobSkill = z.output<typeof JobSkill>

/** What a match score is made of: the points of the parts add up to it. A failed gate caps it at 39. */
export const MatchExplanation = z.object({
  summary: z.string(),
  gates: z.array(JobGate),
  parts: z.array(
    z.object({
      name: essential(z.string()),
      points: z.number().int(),
      most: z.number().int(),
      says: z.string(),
    }),
  ),
  required: z.array(JobSkill),
  nice: z.array(JobSkill),
})
export type MatchExplanation = z.output<typeof MatchExplanation>

/** What happened to a job that a search found. */
export const jobOutcomes = [
  'sent',
  'sent-before',
  'below-threshold',
  'auto-apply-off',
  'paused',
  'daily-cap',
  'employer-cap',
  'blocked',
] as const
export type JobOutcome = (typeof jobOutcomes)[number]

/** A job that a search found. */
export const Job = z.object({
  id: essential(z.string()),
  title: essential(z.string()),
  company: essential(z.string()),
  location: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  /** In percent. */
  matchScore: z.number().min(0).max(100),
  /** A fictional posting of the sample board. */
  isSample: z.boolean().optional(),
  match: MatchExplanation.optional(),
  role: z.string().nullish(),
  level: z.enum(advertisementLevels).nullish(),
  mode: z.enum(['onsite', 'hybrid', 'remote']).nullish(),
  employment: z.string().nullish(),
  pay: whole(AdvertisedPay.nullish()),
  /** ISO date. */
  posted: z.string().nullish(),
  /** The steps of an application, as the employer describes them. */
  process: z.array(z.string()).optional(),
  outcome: z.object({ kind: z.enum(jobOutcomes), says: z.string() }).optional(),
})
export type Job = z.output<typeof Job>
