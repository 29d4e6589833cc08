import { createHash } from 'node:crypto'
import {
  type AssessmentQuestion,
  assessmentLimits,
  type MarkedAnswer,
  questionDifficulties,
} from '@nextrung/contract/assessments'
import type { ShownQuestion } from './assessments.table.ts'
import type { QuestionRow } from './questions.store.ts'

/** A question that a quiz can ask. */
export type BankQuestion = ShownQuestion & {
  id: number
  /** Identifies the wording, but not the right option. */
  version: string
}

/** The row as a question of a quiz; undefined if a quiz cannot ask it, such as one the operator left incomplete. */
export const bankQuestion = (row: QuestionRow): BankQuestion | undefined => {
  const { id, question, options, correctOptionIndex, optionExplanations, tags } = row
  const difficulty = questionDifficulties.find((one) => one === row.difficultyLevel)
  if (!row.active || !row.isMultipleChoice || !difficulty) return undefined
  if (options?.length !== assessmentLimits.options || correctOptionIndex === null) return undefined
  if (options[correctOptionIndex] === undefined) return undefined
  return {
    id,
    question,
    options,
    tags,
    difficulty,
    rightOption: correctOptionIndex,
    explanations: options.map((_, at) => optionExplanations?.[at] ?? ''),
    version: createHash('sha256')
      .update(JSON.stringify([question, options]))
      .digest('hex')
      .slice(0, 24),
  }
}

/** What a person gets to see before they answer. */
export const askedQuestion = ({
  id,
  question,
  options,
  tags,
  difficulty,
}: AssessmentQuestion): AssessmentQuestion => ({ id, question, options, tags, difficulty })

export const markedAnswer = ({
  questionId,
  option,
  shown,
}: {
  questionId: number
  option: number
  shown: ShownQuestion
}): MarkedAnswer => ({
  questionId,
  option,
  isRight: option === shown.rightOption,
  rightOption: shown.rightOption,
  explanations: shown.explanations,
})
