import { rightAnswers } from '@nextrung/knowledge/exercises/testing/right-answers'
import { wrongAnswers } from '@nextrung/knowledge/exercises/testing/wrong-answers'
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

  // The starter of this one never ends, which is what it is about; a browser test stops it.
  if (exercise.id !== 'regex-no-endless-search')
    it('is not passed by its starter', () => {
      expect(check(exercise, exercise.starter).passed).toBe(false)
    })

  const right = rightAnswers[exercise.id]
  if (right !== undefined)
    it('is passed by an answer that was written from the task alone', () => {
      expect(check(exercise, right)).toMatchObject({ passed: true, problem: null })
    })

  it('is not passed by a typical wrong answer', () => {
    const wrong = wrongAnswers[exercise.id]
    expect(wrong).toBeDefined()
    expect(check(exercise, wrong ?? '').passed).toBe(false)
  })

  it('is not passed by an empty file', () => {
    expect(check(exercise, '').passed).toBe(false)
    expect(check(exercise, '{}').passed).toBe(false)
  })
})
