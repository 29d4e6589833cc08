import type { AssessmentRun, stopAssessment as call } from '@nextrung/contract/assessments'
import type { CallInput } from '@nextrung/contract/call'
import { holdLock } from '../../db/advisory-locks.ts'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { runAnswer } from './run-answer.ts'
import { findRun, listAnswers, updateRun } from './runs.store.ts'

/** Ends a running quiz without a result. A quiz that has ended stays as it is. */
export const stopAssessment = async (
  ctx: RequestContext,
  { params: { runId } }: CallInput<typeof call>,
): Promise<AssessmentRun> => {
  const userId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const run = await findRun(tx, { userId, runId })
    if (!run) throw notFound('This quiz')
    const answers = await listAnswers(tx, { userId, runId })
    if (run.status !== 'running') return runAnswer({ run, answers })
    const change = {
      status: 'stopped',
      pendingQuestionId: null,
      pendingVersion: null,
      endedAt: ctx.now(),
    } as const
    return runAnswer({ run: await updateRun(tx, { userId, runId, change }), answers })
  })
}
