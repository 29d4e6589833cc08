import type { AnswerFeedback } from '@nextrung/contract/interview-feedback'
import type { ResponseRow } from './responses.store.ts'

/** How an answer was marked, as it is stored. The id of its follow-up is the follow-up's place. */
export type MarkedAnswer = { scoring: ResponseRow['aiScoring']; feedback: string }

/** The feedback on a stored answer. */
export const feedbackAnswer = ({
  id,
  aiScoring,
  feedback,
  speechAnalysis,
}: Pick<ResponseRow, 'id' | 'aiScoring' | 'feedback' | 'speechAnalysis'>): AnswerFeedback => ({
  ...aiScoring,
  ...(aiScoring.followUp
    ? { followUp: { ...aiScoring.followUp, id: `${id}-${aiScoring.followUp.id}` } }
    : {}),
  ...(speechAnalysis ? { speech: speechAnalysis } : {}),
  detailedFeedback: feedback,
  responseId: id,
})
