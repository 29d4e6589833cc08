import type { ExerciseTest } from '@nextrung/contract/exercises'
import {
  type AuthoredExercise,
  type AuthoredTest,
  exercises,
  findExercise,
} from '@nextrung/knowledge/exercises'

export type OfferedExercise = Omit<AuthoredExercise, 'tests'> & { tests: ExerciseTest[] }

const offeredTest = ({ isHidden, compare = 'equal', expected, ...test }: AuthoredTest): ExerciseTest => ({
  ...test,
  isHidden: isHidden ?? false,
  compare,
  expected: expected === undefined ? '' : JSON.stringify(expected),
})

const offered = ({ tests, ...exercise }: AuthoredExercise): OfferedExercise => ({
  ...exercise,
  tests: tests.map(offeredTest),
})

/** Every exercise there is, by kind. */
export const listOfferedExercises = (): OfferedExercise[] => exercises.map(offered)

/** The exercise with this id, unless there is none or it was withdrawn. */
export const findOfferedExercise = (id: string): OfferedExercise | undefined => {
  const exercise = findExercise(id)
  return exercise && offered(exercise)
}
