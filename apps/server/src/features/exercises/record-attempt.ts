import type { CallInput } from '@nextrung/contract/call'
import type { AttemptRecord, recordAttempt as call } from '@nextrung/contract/exercises'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { checkAttempt } from './check-attempt.ts'
import { exerciseState } from './exercise-state.ts'
import {
  countRecentRuns,
  lockProgress,
  oneMore,
  type ProgressChange,
  type ProgressRow,
  updateProgress,
} from './exercises.store.ts'
import { findOwnExercise } from './find-own-exercise.ts'

const mostRunsPerMinute = 120
const minuteMs = 60_000

const withoutSpace = (code: string) => code.replace(/\s+/g, '')

/** Counts the run into the current minute. A minute that seems to start later than now has a wrong clock behind it. */
const countedRun = ({ minuteStartedAt, runsThisMinute }: ProgressRow, now: Date): ProgressChange => {
  const age = minuteStartedAt ? now.getTime() - minuteStartedAt.getTime() : minuteMs
  return age >= 0 && age < minuteMs
    ? { runsThisMinute: runsThisMinute + 1 }
    : { minuteStartedAt: now, runsThisMinute: 1 }
}

type Pass = { code: string; checkedBy: 'server' | 'browser' }

/** The first pass stays as it was. */
const passChange = (row: ProgressRow, { now, ...pass }: Pass & { now: Date }): ProgressChange =>
  row.passedAt
    ? {}
    : {
        passedAt: now,
        passedBy: pass.checkedBy,
        passedCode: pass.code,
        passedAlone: row.solutionSeenAt === null,
      }

/** Records a run of the tests. */
export const recordAttempt = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<AttemptRecord> => {
  const { exercise, key } = findOwnExercise(ctx, params.id)
  const { userId } = key
  const now = ctx.now()
  if ((await countRecentRuns(ctx.db, { userId, now })) >= mostRunsPerMinute)
    throw new AppError(
      'TOO_MANY_TRIES',
      'You have run the tests too often in one minute. Please wait a moment.',
      {
        retryAfterSeconds: 60,
      },
    )
  const verdict = await checkAttempt(ctx, { exercise, attempt: body })
  const isChanged = withoutSpace(body.code) !== withoutSpace(exercise.starter)
  const row = await ctx.db.transaction(async (tx) => {
    const before = await lockProgress(tx, key)
    const change: ProgressChange = {
      ...countedRun(before, now),
      attempts: oneMore(before.attempts),
      ...(verdict.passed ? passChange(before, { code: body.code, checkedBy: verdict.checkedBy, now }) : {}),
      ...(!verdict.passed && isChanged ? { failedTries: oneMore(before.failedTries) } : {}),
    }
    return updateProgress(tx, { ...key, change })
  })
  return { ...verdict, state: exerciseState(row) }
}
