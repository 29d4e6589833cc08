import type { Exercise, ExerciseSummary } from '@nextrung/contract/exercises'
import type { OfferedExercise } from '@nextrung/engine/exercises/offered-exercises'
import { exerciseState } from './exercise-state.ts'
import type { ProgressRow } from './exercises.store.ts'

export const exerciseSummary = (
  { id, title, kind, skill, difficulty, minutes }: OfferedExercise,
  row: ProgressRow | undefined,
): ExerciseSummary => ({
  id,
  title,
  kind,
  skill,
  difficulty,
  minutes,
  isWithdrawn: false,
  state: exerciseState(row),
})

/** Everything the screen needs. Hints and the solution are left out until the person has taken them. */
export const exerciseAnswer = (exercise: OfferedExercise, row: ProgressRow | undefined): Exercise => ({
  ...exerciseSummary(exercise, row),
  task: [...exercise.task],
  starter: exercise.starter,
  schema: exercise.schema ?? null,
  flags: exercise.flags ?? null,
  tests: exercise.tests,
  hints: exercise.hints.slice(0, row?.hintsTaken ?? 0),
  hintCount: exercise.hints.length,
  solution: row?.solutionSeenAt ? exercise.solution : null,
  passedCode: row?.passedCode ?? null,
})
