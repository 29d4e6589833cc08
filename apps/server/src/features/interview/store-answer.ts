import type { CallInput, CallOutput } from '@nextrung/contract/call'
import { type answerInterview as call, interviewLimits } from '@nextrung/contract/interview'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { AnsweredRequest, KnownRequest } from '../../idempotency/idempotency.store.ts'
import { once } from '../../idempotency/once.ts'
import type { QuestionRow } from '../assessments/assessments.public.ts'
import { completeSession } from './complete-session.ts'
import { type OwnQuestion, scenarioOf } from './find-own-question.ts'
import type { FollowUpOf } from './follow-up-of.ts'
import type { AnsweredQuestion } from './interview.table.ts'
import { feedbackAnswer, type MarkedAnswer } from './marked-answer.ts'
import {
  countSessionResponses,
  findResponse,
  findSessionResponse,
  insertResponse,
  insertScore,
  type ResponseRow,
} from './responses.store.ts'
import { findSession, type SessionRow } from './sessions.store.ts'
import { storeDraw } from './store-draw.ts'

type Output = CallOutput<typeof call>

type Given = {
  request: KnownRequest
  session: SessionRow
  question: QuestionRow
  /** Missing for a follow-up. */
  own: OwnQuestion | undefined
  followUp: FollowUpOf | undefined
  body: CallInput<typeof call>['body']
  marked: MarkedAnswer
}

/** The outcome of a request that was answered before. */
export const recallAnswer = async (
  ctx: RequestContext,
  { answerId }: Pick<AnsweredRequest, 'answerId'>,
): Promise<Output> => {
  const row =
    answerId === null ? undefined : await findResponse(ctx.db, { userId: ctx.user.id, id: answerId })
  if (!row) throw new AppError('NOT_FOUND', 'This answer was deleted in the meantime.')
  return { feedback: feedbackAnswer(row) }
}

const shownOf = ({ question, session, own, followUp }: Given): AnsweredQuestion => ({
  question: question.question,
  tags: question.tags,
  questionType: question.questionType,
  difficulty: question.difficultyLevel,
  scenarioType:
    own?.key.scenarioType ?? followUp?.response.shown.scenarioType ?? scenarioOf[question.questionType],
  role: session.roleTitle,
  skills: question.skills ?? (question.skillName ? [question.skillName] : []),
  ...(question.isMultipleChoice
    ? { options: question.options ?? [] }
    : { expectedKeyPoints: question.expectedKeyPoints }),
})

/** In multiple choice the first answer in a session counts, since its feedback names the right option. */
const findFirstChoice = async (
  tx: Database,
  { session, question, body }: Given,
): Promise<ResponseRow | undefined> => {
  if (!question.isMultipleChoice) return undefined
  const { userId, id: sessionId } = session
  const earlier = await findSessionResponse(tx, { userId, sessionId, questionId: question.id })
  if (earlier && earlier.responseText !== body.answer.trim())
    throw new AppError(
      'CONFLICT',
      'You have already answered this question, and the first answer counts. Go on with the next one.',
    )
  return earlier
}

const requireRoom = async (tx: Database, { userId, id: sessionId }: SessionRow): Promise<void> => {
  if ((await countSessionResponses(tx, { userId, sessionId })) < interviewLimits.answersPerSession) return
  throw new AppError(
    'CONFLICT',
    `A session has room for ${interviewLimits.answersPerSession} answers. Start a new one to go on.`,
  )
}

const insert = async (ctx: RequestContext, tx: Database, given: Given): Promise<ResponseRow> => {
  const { session, question, followUp, body, marked } = given
  const { userId, id: sessionId } = session
  const createdAt = ctx.now()
  const row = await insertResponse(tx, {
    userId,
    sessionId,
    questionId: question.id,
    responseText: question.isMultipleChoice ? body.answer.trim() : body.answer,
    duration: body.duration ?? null,
    speech: body.speech ?? null,
    aiScoring: marked.scoring,
    feedback: marked.feedback,
    shown: shownOf(given),
    followUpOf: followUp?.response.id ?? null,
    followUpQuestion: followUp ? (followUp.response.aiScoring.followUp?.question ?? null) : null,
    createdAt,
  })
  if (followUp) return row
  const { score, technicalAccuracy = null, communicationClarity = null } = marked.scoring
  await insertScore(tx, {
    userId,
    sessionId,
    questionId: question.id,
    responseId: row.id,
    score,
    technicalAccuracy: technicalAccuracy ?? score,
    communicationClarity,
    createdAt,
  })
  return row
}

const perform = async (ctx: RequestContext, tx: Database, given: Given): Promise<Stored> => {
  const first = await findFirstChoice(tx, given)
  const session = (await findSession(tx, given.session)) ?? given.session
  if (first) return { row: first, session: undefined }
  await requireRoom(tx, session)
  const { own } = given
  const draw =
    own &&
    (own.set.draw ??
      (await storeDraw(tx, { key: own.key, set: own.set, now: ctx.now(), isRegenerated: false })).draw)
  const row = await insert(ctx, tx, given)
  return { row, session: await completeSession(ctx, tx, { session, draw }) }
}

type Stored = { row: ResponseRow; session: Output['session'] }

/** Stores a marked answer once, and completes the session if it was the last one of its set. */
export const storeAnswer = async (ctx: RequestContext, given: Given): Promise<Output> => {
  const { row, session } = await ctx.db.transaction((tx) =>
    once<Stored>(tx, {
      request: given.request,
      perform: () => perform(ctx, tx, given),
      keep: ({ row: { id } }) => ({ answerId: id }),
      recall: async ({ answerId }) => {
        const found =
          answerId === null ? undefined : await findResponse(tx, { userId: ctx.user.id, id: answerId })
        if (!found) throw new AppError('NOT_FOUND', 'This answer was deleted in the meantime.')
        return { row: found, session: undefined }
      },
    }),
  )
  return { feedback: feedbackAnswer(row), ...(session ? { session } : {}) }
}
