import type { CallInput, CallOutput } from '@nextrung/contract/call'
import { answerInterview as call } from '@nextrung/contract/interview'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { findAnswered } from '../../idempotency/once.ts'
import { findQuestionRow, type QuestionRow } from '../assessments/assessments.public.ts'
import { dayMs } from './current-set.ts'
import { findOwnQuestion } from './find-own-question.ts'
import { type FollowUpOf, findFollowUpOf } from './follow-up-of.ts'
import { markChoice } from './mark-choice.ts'
import { markOpenAnswer } from './mark-open-answer.ts'
import type { MarkedAnswer } from './marked-answer.ts'
import { followUpToMark, questionToMark } from './question-to-mark.ts'
import { findSession, type SessionRow } from './sessions.store.ts'
import { recallAnswer, storeAnswer } from './store-answer.ts'

type Input = CallInput<typeof call>
type Output = CallOutput<typeof call>

const noSession = 'No active session found. Please try again.'

// Also characters that show nothing.
const isBlank = (text: string): boolean => /^[\s\p{Cf}]*$/u.test(text)

const findOwnSession = async (ctx: RequestContext, id: number): Promise<SessionRow> => {
  const session = await findSession(ctx.db, { userId: ctx.user.id, id })
  // A mock interview takes its answers itself.
  if (!session || session.scenarioType === 'mixed') throw new AppError('NOT_FOUND', noSession)
  if (ctx.now().getTime() - session.createdAt.getTime() >= dayMs) throw new AppError('CONFLICT', noSession)
  return session
}

const findAskedQuestion = async (ctx: RequestContext, id: number): Promise<QuestionRow> => {
  const question = await findQuestionRow(ctx.db, id)
  if (!question) throw new AppError('NOT_FOUND', noSession)
  if (!question.active)
    throw new AppError('CONFLICT', 'This question was withdrawn. Load the questions again to go on.')
  return question
}

const mark = async (
  ctx: RequestContext,
  { question, answer, followUp }: { question: QuestionRow; answer: string; followUp: FollowUpOf | undefined },
): Promise<MarkedAnswer> => {
  if (question.isMultipleChoice) return markChoice(question, answer)
  if (isBlank(answer)) throw new AppError('BAD_REQUEST', 'Please provide an answer')
  const whole = questionToMark(question)
  const asked = followUp ? followUpToMark(whole, followUp.place) : whole
  if (!asked) throw new AppError('CONFLICT', 'This follow-up was changed. Load the questions again.')
  return markOpenAnswer(ctx, {
    question: asked,
    criteria: followUp ? [] : question.evaluationCriteria,
    answer,
  })
}

/** Marks an answer and stores it with its feedback. */
export const answerInterview = async (ctx: RequestContext, { body }: Input): Promise<Output> => {
  const { sessionId, questionId, answer, followUpOf } = body
  const request = await describeRequest(ctx, { call, asked: body })
  const answered = await findAnswered(ctx.db, request)
  if (answered) return recallAnswer(ctx, answered)
  const session = await findOwnSession(ctx, sessionId)
  const question = await findAskedQuestion(ctx, questionId)
  const followUp = followUpOf ? await findFollowUpOf(ctx, { id: followUpOf, questionId }) : undefined
  const own = followUp ? undefined : await findOwnQuestion(ctx, { session, question })
  const marked = await mark(ctx, { question, answer, followUp })
  return storeAnswer(ctx, { request, session, question, own, followUp, body, marked })
}
