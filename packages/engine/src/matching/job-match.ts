import { z } from 'zod'

const gateNames = ['years', 'degree', 'permission', 'clearance', 'place', 'remote', 'language'] as const

/** A condition that no skill makes up for. */
export const MatchGate = z.object({
  gate: z.enum(gateNames),
  /** Null if it is close, or if we don't know enough of the person to tell. */
  ok: z.boolean().nullable(),
  says: z.string(),
})
export type MatchGate = z.output<typeof MatchGate>

export const MatchedSkill = z.object({
  skill: z.string(),
  /** `similar`: the person has another skill that does the same job. */
  held: z.enum(['full', 'part', 'similar', 'no']),
  /** The person's own words for it. */
  words: z.string().optional(),
  /** The skill that the person has in its place, or that implies it. */
  through: z.string().optional(),
})
export type MatchedSkill = z.output<typeof MatchedSkill>

export const MatchPart = z.object({
  name: z.string(),
  points: z.number().int(),
  most: z.number().int(),
  says: z.string(),
})
export type MatchPart = z.output<typeof MatchPart>

/**
 * How well a person fits an advertisement. `score` is the sum of the parts' points, from 0 to 100, and at most 39 if a
 * gate has failed.
 */
export const JobMatch = z.object({
  id: z.string(),
  score: z.number().int(),
  gates: z.array(MatchGate),
  parts: z.array(MatchPart),
  required: z.array(MatchedSkill),
  nice: z.array(MatchedSkill),
  summary: z.string(),
})
export type JobMatch = z.output<typeof JobMatch>
