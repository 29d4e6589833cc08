import { ReadDocument } from '@nextrung/contract/read-document'
import { ResumeDocument } from '@nextrung/contract/resume-document'
import type { ResumeScore } from '@nextrung/contract/resume-score'
import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'
import { readScoreFacts } from './score-facts.ts'
import { findGains } from './score-gains.ts'
import { scoreParts, totalOf } from './score-parts.ts'

export const ScoreInput = z.object({
  /** The optimised one. */
  document: ResumeDocument,
  read: ReadDocument,
  /** Canonical names beyond those that the document names itself. */
  skills: z.array(z.string()),
  targetRole: TargetRole.optional(),
  /** ISO date. */
  today: z.string().optional(),
})

/**
 * How well a resume serves a role, 0 to 100, as the sum of explained parts; `docs/score.md` has the weights. Without
 * a role the parts that need one are replaced by general ones and `role` is null. Deterministic:
 * order of entries, lines and skills does not count, and a line or number that tells a result never lowers it.
 */
export const scoreResume = (input: z.output<typeof ScoreInput>): ResumeScore => {
  const facts = readScoreFacts(input)
  const parts = scoreParts(facts)
  const total = totalOf(parts)
  return { total, role: input.targetRole ?? null, parts, gains: findGains(facts, total) }
}
