import { type CheckedWork, challengeWorkLimits } from '@nextrung/contract/challenge-work'
import { findOfferedChallenge, textOfCriterion } from '@nextrung/knowledge/challenges'
import { z } from 'zod'
import { criterionProblem } from './checking/check-criterion.ts'

export const ChallengeCheckInput = z.object({
  challengeId: z.string(),
  /** What the person pasted for each criterion; empty for those that they check. */
  answers: z.array(z.string().max(challengeWorkLimits.answerCharacters)).max(challengeWorkLimits.steps),
  /** For each criterion whether it is met, by the person's own check. */
  criteriaMet: z.array(z.boolean()).max(challengeWorkLimits.steps),
})
export type ChallengeCheckInput = z.output<typeof ChallengeCheckInput>

/** Checks work against the criteria of its challenge: by program where one can decide, else by the person's word. */
export const checkChallenge = ({ challengeId, answers, criteriaMet }: ChallengeCheckInput): CheckedWork => {
  const criteria = findOfferedChallenge(challengeId)?.acceptanceCriteria ?? []
  return {
    criteria: criteria.map((criterion, at) => {
      const text = textOfCriterion(criterion)
      if (typeof criterion === 'string')
        return { text, decidedBy: 'self', met: criteriaMet[at] === true, problem: null }
      const problem = criterionProblem(criterion.check, answers[at] ?? '') ?? null
      return { text, decidedBy: 'program', met: problem === null, problem }
    }),
  }
}
