import { ReadDocument } from '@nextrung/contract/read-document'
import { ResumeDocument } from '@nextrung/contract/resume-document'
import type { ResumeScore } from '@nextrung/contract/resume-score'
import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'
import { LearnedSkill } from '../../person/known-skills.ts'
import { readScoreFacts } from './score-facts.ts'
import { findGains } from './score-gains.ts'
import { scoreParts, totalOf } from './score-parts.ts'

export const ScoreInput = z.object({
  /** The optimised one. */
  document: ResumeDocument,
  read: ReadDocument,
  /** Canonical names in addition to those the document mentions. */
  skills: z.array(z.string()),
  /** What they say they learned with courses here. It need not stand on the resume. */
  learned: z.array(LearnedSkill).optional(),
  targetRole: TargetRole.optional(),
  /** ISO date. */
  today: z.string().optional(),
})

/**
 * How well a resume fits a role, 0 to 100, as the sum of explained parts; `docs/score.md` has the weights. Without a
 * role, general parts replace the role-specific ones and `role` is null. Deterministic: the order of entries, lines
 * and skills does not matter, and a line or number that states a result never lowers the score.
 */
export const scoreResume = (input: z.output<typeof ScoreInput>): ResumeScore => {
  const facts = readScoreFacts(input)
  const parts = scoreParts(facts)
  const total = totalOf(parts)
  return { total, role: input.targetRole ?? null, parts, gains: findGains(facts, total) }
}
