import type { SpokenPart } from '@nextrung/contract/interview'
import type { Database } from '../../db/client.ts'
import { findQuestionRow } from '../assessments/assessments.public.ts'
import { insertResponse, insertScore, scenarioOf, scoringOf } from '../interview/interview.public.ts'
import type { MarkedMockAnswer } from './mark-mock-answer.ts'
import type { MockRow } from './mock-interviews.store.ts'

type Given = {
  row: MockRow
  marked: MarkedMockAnswer
  answer: string
  speech: SpokenPart[] | null
  usedSeconds: number
  /** The answer that a follow-up followed. */
  followUpOf: number | null
  now: Date
}

/**
 * Stores an answer in the history of practice as well, so that it counts in the statistics and the question is not drawn
 * again too soon. Null for a question on the resume, which is nobody else's.
 */
export const recordPractice = async (
  tx: Database,
  { row, marked, answer, speech, usedSeconds, followUpOf, now }: Given,
): Promise<number | null> => {
  const { mock, session } = row
  const item = mock.plan[mock.place]
  if (item?.from !== 'bank') return null
  const question = await findQuestionRow(tx, item.questionId)
  if (!question) return null
  const { mark, markedBy } = marked
  const keys = { userId: mock.userId, sessionId: session.id, questionId: question.id, createdAt: now }
  const response = await insertResponse(tx, {
    ...keys,
    responseText: answer,
    duration: usedSeconds,
    speech,
    aiScoring: scoringOf(mark, { question: markedBy, criteria: question.evaluationCriteria, answer }),
    feedback: mark.detailedFeedback,
    shown: {
      question: question.question,
      tags: question.tags,
      questionType: question.questionType,
      difficulty: question.difficultyLevel,
      scenarioType: scenarioOf[question.questionType],
      role: session.roleTitle,
      skills: question.skills ?? [],
      expectedKeyPoints: question.expectedKeyPoints,
    },
    followUpOf,
    followUpQuestion: mock.followUp?.question ?? null,
  })
  const { score, technicalAccuracy, communicationClarity } = mark
  if (!mock.followUp)
    await insertScore(tx, {
      ...keys,
      responseId: response.id,
      score,
      technicalAccuracy,
      communicationClarity,
    })
  return response.id
}
