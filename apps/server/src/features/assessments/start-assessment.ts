import { randomInt } from 'node:crypto'
import type { AssessmentRun, startAssessment as call } from '@nextrung/contract/assessments'
import type { CallInput } from '@nextrung/contract/call'
import { fewestAnswers } from '@nextrung/engine/assessment/choose-question'
import { holdLock } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/client.ts'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import { completeRun } from './complete-run.ts'
import { listQuestionIds } from './questions.store.ts'
import { runAnswer } from './run-answer.ts'
import { assess, currentQuestion, type RunState, readBank, readRunState } from './run-state.ts'
import { findRunning, insertRun, type RunRow, updateRun } from './runs.store.ts'

const seeds = 2 ** 31 - 1

/**
 * Starts a quiz, or goes on with the running one about the skill. A second click finds the first one's quiz and spends
 * nothing.
 */
export const startAssessment = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<AssessmentRun> => {
  const asked = body.skill.toLowerCase()
  const skill = (await listQuestionIds(ctx.db)).find((one) => one.skill.toLowerCase() === asked)?.skill
  if (!skill) throw notFound('A quiz about this skill')
  const running = await findRunning(ctx.db, { userId: ctx.user.id, skill })
  const resumed = running ? await resume(ctx, running) : undefined
  return resumed ?? begin(ctx, skill)
}

/** Goes on with a running quiz; undefined if it had to end without a result, since its questions were withdrawn. */
const resume = async (ctx: RequestContext, run: RunRow): Promise<AssessmentRun | undefined> => {
  const userId = ctx.user.id
  const state = await readRunState(ctx, run)
  const current = await currentQuestion(ctx, state)
  if (current.question) return runAnswer({ run, answers: state.answers, ...current })
  const { judged } = await assess(ctx, { ...state, bank: [] })
  return ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    if (judged) {
      const ended = await completeRun(ctx, tx, { state, judged })
      return runAnswer({ run: ended, answers: state.answers })
    }
    await updateRun(tx, { userId, runId: run.id, change: { status: 'stopped', endedAt: ctx.now() } })
    return undefined
  })
}

const begin = async (ctx: RequestContext, skill: string): Promise<AssessmentRun> => {
  const userId = ctx.user.id
  const bank = await readBank(ctx, skill)
  if (bank.length < fewestAnswers) throw notFound('A quiz about this skill')
  const draft: RunRow = {
    id: 0,
    userId,
    skillName: skill,
    status: 'running',
    seed: randomInt(seeds),
    pendingQuestionId: null,
    pendingVersion: null,
    result: null,
    startedAt: ctx.now(),
    endedAt: null,
  }
  const state: RunState = { ...(await readRunState(ctx, draft)), run: draft, bank }
  const { next } = await assess(ctx, state)
  const first = bank.find(({ id }) => id === next)
  if (!first) throw notFound('A quiz about this skill')
  const run = await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    return (await findRunning(tx, { userId, skill })) ?? (await insert(ctx, tx, { draft, first }))
  })
  const question = bank.find(({ id }) => id === run.pendingQuestionId)
  return runAnswer({ run, answers: [], ...(question ? { question } : {}) })
}

const insert = async (
  ctx: RequestContext,
  tx: Database,
  { draft, first }: { draft: RunRow; first: { id: number; version: string } },
): Promise<RunRow> => {
  await spendAllowance(ctx, tx, { userId: draft.userId, code: 'skill_assessment' })
  const { id: _, ...values } = draft
  return insertRun(tx, { ...values, pendingQuestionId: first.id, pendingVersion: first.version })
}
