import type { QuestionType } from '@nextrung/knowledge/interview/open-question'
import type { AnswerMark } from '../marking/answer-mark.ts'
import type { MarkedQuestion } from '../marking/marking-input.ts'

/** A question of a finished mock interview. */
export type MockItem = {
  type: QuestionType
  question: MarkedQuestion
  /** Undefined if it was skipped. */
  mark: AnswerMark | undefined
  seconds: number
  usedSeconds: number | undefined
}
