import type { AnswerFeedback } from '@nextrung/contract/interview-feedback'
import { analyseSpokenParts } from '@nextrung/engine/interview/speech/analyse-spoken-parts'
import { scoringOf } from '../interview/interview.public.ts'
import type { MockAnswerRow } from './mock-interviews.store.ts'
import type { PlannedItem } from './mock-interviews.table.ts'

/** The feedback on an answer; null if it was skipped. */
export const feedbackOf = (row: MockAnswerRow, { from }: PlannedItem): AnswerFeedback | null => {
  const { mark, markedBy, answer, responseId, speech: parts } = row
  if (!mark || !markedBy || answer === null) return null
  const {
    followUp: _,
    sampleAnswer,
    ...scoring
  } = scoringOf(mark, { question: markedBy, criteria: [], answer })
  const speech = analyseSpokenParts(parts)
  return {
    ...scoring,
    // Nobody but the person knows how a question on their resume is answered.
    ...(from === 'bank' && sampleAnswer !== undefined ? { sampleAnswer } : {}),
    detailedFeedback: mark.detailedFeedback,
    ...(speech ? { speech } : {}),
    ...(responseId ? { responseId } : {}),
  }
}
