import type { AssessmentRun, getAssessmentRun as call } from '@nextrung/contract/assessments'
import type { CallInput } from '@nextrung/contract/call'
import type { RequestContext } from '../../http/request-context.ts'
import { findOwnRun } from './own-run.ts'
import { reviewOf, runAnswer } from './run-answer.ts'
import { currentQuestion, readRunState } from './run-state.ts'
import { listAnswers } from './runs.store.ts'

/** A quiz as it stands, with everything answered so far. Stores nothing. */
export const getAssessmentRun = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<AssessmentRun> => {
  const run = await findOwnRun(ctx, params.runId)
  const answers = await listAnswers(ctx.db, { userId: ctx.user.id, runId: run.id })
  const current = run.status === 'running' ? await currentQuestion(ctx, await readRunState(ctx, run)) : {}
  return { ...runAnswer({ run, answers, ...current }), review: reviewOf(answers) }
}
