import type { answerAssessment as call } from '@nextrung/contract/assessments'
import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { AssessedSkill } from '@nextrung/engine/assessment/assess-skill'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type BankQuestion, markedAnswer } from './bank-question.ts'
import { completeRun } from './complete-run.ts'
import { findOwnRun } from './own-run.ts'
import { runAnswer } from './run-answer.ts'
import { assess, currentQuestion, type RunState, readRunState, shownQuestion } from './run-state.ts'
import { findRun, insertAnswer, listAnswers, type RunRow, updateRun } from './runs.store.ts'

type Input = CallInput<typeof call>
type Output = CallOutput<typeof call>

// Two requests at once: the second finds the first one's answer when it looks again.
const tries = 3

/** Marks the answer to the current question and asks the next one, or ends the quiz with its result. */
export const answerAssessment = async (ctx: RequestContext, input: Input): Promise<Output> => {
  for (let count = 0; count < tries; count++) {
    const answered = (await recallAnswer(ctx, input)) ?? (await tryAnswer(ctx, input))
    if (answered) return answered
  }
  throw new AppError('CONFLICT', 'This quiz goes on in another tab. Please load it again.')
}

/** The outcome of the same answer, if it was given before. */
const recallAnswer = async (ctx: RequestContext, { params, body }: Input): Promise<Output | undefined> => {
  const run = await findOwnRun(ctx, params.runId)
  const answers = await listAnswers(ctx.db, { userId: ctx.user.id, runId: run.id })
  const earlier = answers.find(({ questionId }) => questionId === body.questionId)
  if (!earlier) return undefined
  if (earlier.option !== body.option)
    throw new AppError(
      'CONFLICT',
      'You have already answered this question, and the first answer counts. Go on with the next one.',
    )
  const current = run.status === 'running' ? await currentQuestion(ctx, await readRunState(ctx, run)) : {}
  return { answer: markedAnswer(earlier), run: runAnswer({ run, answers, ...current }) }
}

/** @throws AppError CONFLICT unless the question is the one to answer now */
const requireCurrent = async (
  ctx: RequestContext,
  { state, questionId }: { state: RunState; questionId: number },
): Promise<BankQuestion> => {
  const { run } = state
  if (run.status !== 'running')
    throw new AppError('CONFLICT', 'This quiz has ended, so the answer does not count. Start a new one.')
  const { question } = await currentQuestion(ctx, state)
  if (question?.id === questionId) return question
  throw new AppError(
    'CONFLICT',
    questionId === run.pendingQuestionId
      ? 'This question was withdrawn or changed in the meantime, so the answer does not count. Load the quiz again to go on with another one.'
      : 'This is not the question you were asked, so the answer does not count. Load the quiz again to go on.',
  )
}

/** Undefined if another request answered first. */
const tryAnswer = async (ctx: RequestContext, { params, body }: Input): Promise<Output | undefined> => {
  const run = await findOwnRun(ctx, params.runId)
  const state = await readRunState(ctx, run)
  const question = await requireCurrent(ctx, { state, questionId: body.questionId })
  const answer = {
    questionId: question.id,
    option: body.option,
    isRight: body.option === question.rightOption,
    isSeen: state.seen.has(question.id),
    difficulty: question.difficulty,
    shown: shownQuestion(question),
  }
  const after = { ...state, answers: [...state.answers, answer] }
  const assessed = await assess(ctx, after)
  const changed = await store(ctx, { after, answer, assessed })
  if (!changed) return undefined
  const next = state.bank.find(({ id }) => id === changed.pendingQuestionId)
  return {
    answer: markedAnswer(answer),
    run: runAnswer({ run: changed, answers: after.answers, ...(next ? { question: next } : {}) }),
  }
}

type Stored = {
  after: RunState
  answer: Omit<Parameters<typeof insertAnswer>[1], 'userId' | 'runId'>
  assessed: AssessedSkill
}

const store = (
  ctx: RequestContext,
  { after, answer, assessed: { next, judged } }: Stored,
): Promise<RunRow | undefined> =>
  ctx.db.transaction(async (tx) => {
    const { userId, id: runId, status, pendingQuestionId } = after.run
    await holdLock(tx, 'person', userId)
    const now = await findRun(tx, { userId, runId })
    if (now?.status !== status || now.pendingQuestionId !== pendingQuestionId) return undefined
    await insertAnswer(tx, { userId, runId, ...answer, answeredAt: ctx.now() })
    if (judged) return completeRun(ctx, tx, { state: after, judged })
    const question = after.bank.find(({ id }) => id === next)
    const change = question
      ? { pendingQuestionId: question.id, pendingVersion: question.version }
      : { pendingQuestionId: null, pendingVersion: null }
    return updateRun(tx, { userId, runId, change })
  })
