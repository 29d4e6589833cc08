import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { showSolution as call } from '@nextrung/contract/exercises'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { exerciseState } from './exercise-state.ts'
import { lockProgress, updateProgress } from './exercises.store.ts'
import { findOwnExercise } from './find-own-exercise.ts'

/** Shows the solution after an honest try, and remembers that it did. */
export const showSolution = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const { exercise, key } = findOwnExercise(ctx, params.id)
  const now = ctx.now()
  const row = await ctx.db.transaction(async (tx) => {
    const before = await lockProgress(tx, key)
    if (!exerciseState(before).canSeeSolution)
      throw new AppError(
        'CONFLICT',
        'Try it yourself first: change the code and run the tests. Then you can see the solution.',
      )
    if (before.solutionSeenAt) return before
    return updateProgress(tx, { ...key, change: { solutionSeenAt: now } })
  })
  return { solution: exercise.solution, state: exerciseState(row) }
}
