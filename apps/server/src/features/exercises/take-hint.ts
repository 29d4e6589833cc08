import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { takeHint as call } from '@nextrung/contract/exercises'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { exerciseState } from './exercise-state.ts'
import { lockProgress, updateProgress } from './exercises.store.ts'
import { findOwnExercise } from './find-own-exercise.ts'

/** Shows the next hint, or the ones up to it again. */
export const takeHint = async (
  ctx: RequestContext,
  { params, body: { hint } }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const { exercise, key } = findOwnExercise(ctx, params.id)
  const row = await ctx.db.transaction(async (tx) => {
    const before = await lockProgress(tx, key)
    if (hint > before.hintsTaken + 1)
      throw new AppError('CONFLICT', `Take hint ${before.hintsTaken + 1} first.`)
    if (hint <= before.hintsTaken) return before
    return updateProgress(tx, { ...key, change: { hintsTaken: hint } })
  })
  return { hints: exercise.hints.slice(0, row.hintsTaken), state: exerciseState(row) }
}
