import type { CallOutput } from '@nextrung/contract/call'
import type { listExercises as call, ExerciseSummary } from '@nextrung/contract/exercises'
import { listOfferedExercises } from '@nextrung/engine/exercises/offered-exercises'
import type { RequestContext } from '../../http/request-context.ts'
import { exerciseSummary } from './exercise-answer.ts'
import { exerciseState } from './exercise-state.ts'
import { listProgress, type ProgressRow } from './exercises.store.ts'

/** What a person passed stays on their list when the exercise is no longer offered. */
const withdrawnSummary = (row: ProgressRow): ExerciseSummary => ({
  id: row.exerciseId,
  title: row.title,
  kind: row.kind,
  skill: row.skill,
  difficulty: row.difficulty,
  minutes: 0,
  isWithdrawn: true,
  state: exerciseState(row),
})

/** Every exercise with what the person has done on it. */
export const listExercises = async (ctx: RequestContext): Promise<CallOutput<typeof call>> => {
  const offered = listOfferedExercises()
  const ids = new Set(offered.map(({ id }) => id))
  const rows = await listProgress(ctx.db, ctx.user.id)
  const byId = new Map(rows.map((row) => [row.exerciseId, row]))
  const withdrawn = rows.filter(({ exerciseId, passedAt }) => passedAt && !ids.has(exerciseId))
  return {
    exercises: [
      ...offered.map((exercise) => exerciseSummary(exercise, byId.get(exercise.id))),
      ...withdrawn.map(withdrawnSummary),
    ],
  }
}
