import type { AnswerMark } from '@nextrung/engine/interview/marking/answer-mark'
import type { MarkedQuestion } from '@nextrung/engine/interview/marking/marking-input'
import { chooseFollowUp, followUpToMark } from '@nextrung/engine/interview/mock/follow-up'
import { toMarkedQuestion, withoutInventions } from '@nextrung/engine/interview/mock/resume-feedback'
import { completeResumeQuestion } from '@nextrung/engine/interview/resume-questions/ask-about-resume'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findQuestionRow } from '../assessments/assessments.public.ts'
import { questionToMark } from '../interview/interview.public.ts'
import { listMockAnswers, type MockRow } from './mock-interviews.store.ts'
import type { PlannedItem } from './mock-interviews.table.ts'

/** An answer with its mark, and the follow-up that it calls for. */
export type MarkedMockAnswer = { markedBy: MarkedQuestion; mark: AnswerMark; followUp: string | undefined }

const withdrawn = () =>
  new AppError('CONFLICT', 'This question was withdrawn. Skip it, and your interview goes on.')

const toMark = async (ctx: RequestContext, item: PlannedItem): Promise<MarkedQuestion> => {
  if (item.from === 'resume') return toMarkedQuestion(completeResumeQuestion(item.asked))
  const row = await findQuestionRow(ctx.db, item.questionId)
  if (!row) throw withdrawn()
  return questionToMark(row)
}

const followUpOf = async (ctx: RequestContext, { mock }: MockRow): Promise<MarkedQuestion> => {
  const answers = await listMockAnswers(ctx.db, { userId: mock.userId, mockIds: [mock.id] })
  const main = answers.find(({ place, isFollowUp }) => place === mock.place && !isFollowUp)
  const asked = main?.markedBy && mock.followUp && followUpToMark(main.markedBy, mock.followUp.question)
  if (!asked) throw withdrawn()
  return asked
}

/** Marks the answer to the current question, or to its follow-up. */
export const markMockAnswer = async (
  ctx: RequestContext,
  { row, answer }: { row: MockRow; answer: string },
): Promise<MarkedMockAnswer> => {
  const { mock } = row
  const item = mock.plan[mock.place]
  if (!item) throw withdrawn()
  const markedBy = mock.followUp ? await followUpOf(ctx, row) : await toMark(ctx, item)
  const { result } = await ctx.thinking
    .forPerson(ctx.user.id)
    .markAnswer({ question: markedBy, answer }, ctx.request.signal)
  const mark = item.from === 'resume' ? withoutInventions(result, markedBy) : result
  return { markedBy, mark, followUp: mock.followUp ? undefined : chooseFollowUp(markedBy, result) }
}
