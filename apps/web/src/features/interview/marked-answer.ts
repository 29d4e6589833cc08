import type { ShownFeedback } from './interview.queries.ts'

/** An answer of this visit and what was said of it. */
export type MarkedAnswer = {
  answer: string
  /** In multiple choice. */
  option?: number
  feedback: ShownFeedback
}
