import type { CallInput } from '@nextrung/contract/call'
import type { getInterviewAnswer as call, WholeAnswer } from '@nextrung/contract/interview-history'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listFollowUps } from './history.store.ts'
import { feedbackAnswer } from './marked-answer.ts'
import { practisedAnswer } from './practised-answer.ts'
import { findResponse } from './responses.store.ts'
import { shownQuestion } from './shown-question.ts'

/** One of the person's answers, with its question as it was then. */
export const getInterviewAnswer = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<WholeAnswer> => {
  const own = { userId: ctx.user.id, id: params.id }
  const row = await findResponse(ctx.db, own)
  if (!row) throw notFound('This answer')
  const { shown } = row
  return {
    answer: practisedAnswer(row),
    question: shownQuestion({
      id: row.questionId,
      question: shown.question,
      tags: shown.tags,
      questionType: shown.questionType,
      difficultyLevel: shown.difficulty,
      isMultipleChoice: shown.options !== undefined,
      options: shown.options ?? null,
      expectedKeyPoints: shown.expectedKeyPoints ?? [],
    }),
    text: row.responseText,
    audioUrl: row.responseAudioUrl,
    followUpQuestion: row.followUpQuestion,
    feedback: feedbackAnswer(row),
    followUps: (await listFollowUps(ctx.db, own)).map(practisedAnswer),
  }
}
