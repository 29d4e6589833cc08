import { describe, expect, it } from 'vitest'
import { type CheckedExercise, checkExercise } from './check-exercise.ts'
import { listOfferedExercises, type OfferedExercise } from './offered-exercises.ts'

type Checked = OfferedExercise & { kind: 'regex' | 'json' | 'yaml' }

const isChecked = (exercise: OfferedExercise): exercise is Checked =>
  ['regex', 'json', 'yaml'].includes(exercise.kind)

const check = ({ kind, flags = '', tests }: Checked, code: string): CheckedExercise =>
  checkExercise({ kind, code, flags, tests })

describe.each(listOfferedExercises().filter(isChecked))('$id', (exercise) => {
  it('is passed by its solution', () => {
    const { passed, outcomes, problem } = check(exercise, exercise.solution)
    const failed = outcomes.flatMap(({ passed: isPassed, got }, at) =>
      isPassed ? [] : [{ test: exercise.tests[at]?.name, got }],
    )
    expect({ failed, problem }).toEqual({ failed: [], problem: null })
    expect(passed).toBe(true)
  })

  // This one never ends, which is what the exercise is about.
  it.skipIf(exercise.id === 'regex-no-endless-search')(
    'is not passed by its starter (needs one that ends)',
    () => {
      expect(check(exercise, exercise.starter).passed).toBe(false)
    },
  )

  it('is not passed by an empty file', () => {
    expect(check(exercise, '').passed).toBe(false)
    expect(check(exercise, '{}').passed).toBe(false)
  })
})
