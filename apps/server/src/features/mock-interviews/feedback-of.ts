import type { AnswerFeedback } from '@nextrung/contract/interview-feedback'
import { analyseSpokenParts } from '@nextrung/engine/interview/speech/analyse-spoken-parts'
import { scoringOf } from '../interview/interview.public.ts'
import type { MockAnswerRow } from './mock-interviews.store.ts'

/** The feedback on an answer; null if it was skipped. */
export const feedbackOf = ({
  mark,
  markedBy,
  answer,
  responseId,
  speech: parts,
}: MockAnswerRow): AnswerFeedback | null => {
  if (!mark || !markedBy || answer === null) return null
  const { followUp: _, ...scoring } = scoringOf(mark, { question: markedBy, criteria: [], answer })
  const speech = analyseSpokenParts(parts)
  return {
    ...scoring,
    detailedFeedback: mark.detailedFeedback,
    ...(speech ? { speech } : {}),
    ...(responseId ? { responseId } : {}),
  }
}
