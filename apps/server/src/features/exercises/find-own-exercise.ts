import { findOfferedExercise, type OfferedExercise } from '@nextrung/engine/exercises/offered-exercises'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { ProgressKey } from './exercises.store.ts'

/**
 * The exercise with this id, and the key of the person's row for it.
 * @throws AppError NOT_FOUND, also for one that was withdrawn
 */
export const findOwnExercise = (
  ctx: RequestContext,
  id: string,
): { exercise: OfferedExercise; key: ProgressKey } => {
  const exercise = findOfferedExercise(id)
  if (!exercise)
    throw new AppError(
      'NOT_FOUND',
      'This exercise was not found. It may no longer be offered; what you have passed is kept.',
    )
  const { title, skill, kind, difficulty } = exercise
  return { exercise, key: { userId: ctx.user.id, exerciseId: id, title, skill, kind, difficulty } }
}
