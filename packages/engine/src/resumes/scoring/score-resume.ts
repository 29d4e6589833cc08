import type { ReadDocument } from '@nextrung/contract/read-document'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { ResumeScore } from '@nextrung/contract/resume-score'
import type { TargetRole } from '@nextrung/contract/roles'
import { readScoreFacts } from './score-facts.ts'
import { findGains } from './score-gains.ts'
import { scoreParts, totalOf } from './score-parts.ts'

/**
 * How well a resume serves a role, 0 to 100, as the sum of explained parts; `docs/score.md` has the weights. Without
 * a role the parts that need one are replaced by general ones and `role` is null. `document` is the optimised one and
 * `skills` are canonical names beyond those it names itself. Deterministic: order of entries, lines and skills does
 * not count, and a line or number that tells a result never lowers it. `today` is an ISO date.
 */
export const scoreResume = (input: {
  document: ResumeDocument
  read: ReadDocument
  skills: string[]
  targetRole: TargetRole | undefined
  today?: string | undefined
}): ResumeScore => {
  const facts = readScoreFacts(input)
  const parts = scoreParts(facts)
  const total = totalOf(parts)
  return { total, role: input.targetRole ?? null, parts, gains: findGains(facts, total) }
}
