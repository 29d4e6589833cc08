import type { InterviewDifficulty, ScenarioType } from '@nextrung/contract/interview'

/** An answer that was marked. */
export type Practised = {
  questionId: number
  scenarioType: ScenarioType
  difficulty: InterviewDifficulty
  skills: readonly string[]
  isMultipleChoice: boolean
  /** In per cent. */
  score: number
  at: Date
}

export const averageOf = (practised: readonly Pick<Practised, 'score'>[]): number =>
  practised.reduce((sum, { score }) => sum + score, 0) / Math.max(1, practised.length)
