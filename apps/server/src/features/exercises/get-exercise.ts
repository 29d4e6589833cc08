import type { CallInput } from '@nextrung/contract/call'
import type { getExercise as call, Exercise } from '@nextrung/contract/exercises'
import type { RequestContext } from '../../http/request-context.ts'
import { exerciseAnswer } from './exercise-answer.ts'
import { findProgress } from './exercises.store.ts'
import { findOwnExercise } from './find-own-exercise.ts'

export const getExercise = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Exercise> => {
  const { exercise, key } = findOwnExercise(ctx, params.id)
  return exerciseAnswer(exercise, await findProgress(ctx.db, key))
}
