import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'

// The facts about skills: the shapes of `role-skills.json` and `skill-relations.json`, with only what is used.

const Share = z.object({
  skill: z.string(),
  pct: z.number(),
  ci95: z.tuple([z.number(), z.number()]),
  balancedPct: z.number().optional(),
  flag: z.string().optional(),
})

const Sample = z.object({ n: z.number().int(), shares: z.array(Share) })

export const RoleSkillFacts = z.object({
  datasets: z.record(z.string(), z.object({ title: z.string(), year: z.number(), region: z.string() })),
  roles: z
    .array(
      z.object({
        role: TargetRole,
        confidence: z.enum(['high', 'medium', 'low', 'very low']),
        nByDataset: z.record(z.string(), z.number()),
        recent: z.object({ ...Sample.shape, years: z.string() }),
        older: Sample.nullish(),
        dice2017: Sample.nullish(),
      }),
    )
    .length(TargetRole.options.length),
})
export type RoleSkillFacts = z.output<typeof RoleSkillFacts>

export const SkillRelationFacts = z.object({
  meta: z.object({ postingsCounted: z.number().int() }),
  skillFrequency: z.array(
    z.object({ skill: z.string(), kind: z.string(), postings: z.number().int(), pct: z.number() }),
  ),
  relations: z.array(
    z.object({
      type: z.string(),
      a: z.string(),
      b: z.string(),
      source: z.string(),
      npmi: z.number().optional(),
    }),
  ),
})
export type SkillRelationFacts = z.output<typeof SkillRelationFacts>
