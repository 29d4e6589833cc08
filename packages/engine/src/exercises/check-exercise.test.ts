import type { ExerciseTest } from '@nextrung/contract/exercises'
import { describe, expect, it } from 'vitest'
import { checkExercise } from './check-exercise.ts'

const test = (given: Partial<ExerciseTest>): ExerciseTest => ({
  name: 'a test',
  isHidden: false,
  probe: '',
  compare: 'equal',
  expected: '',
  ...given,
})

describe('a YAML file', () => {
  const check = (code: string, ...tests: ExerciseTest[]) =>
    checkExercise({ kind: 'yaml', code, flags: '', tests })

  it('says where it cannot be read', () => {
    const { passed, outcomes, problem } = check('a: [1', test({ probe: 'a', compare: 'present' }))
    expect({ passed, outcomes }).toEqual({ passed: false, outcomes: [] })
    expect(problem).toContain('line 1')
  })

  it('with aliases that multiply is refused', () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(9)}*a${at}]`,
    )
    const { problem } = check(`a0: &a0 [x]\n${lines.join('\n')}\n`, test({ probe: 'a0', compare: 'present' }))
    expect(problem).toMatch(/alias/i)
  })

  it('nested ten thousand levels deep is refused or read, never fatal', () => {
    expect(check('['.repeat(10_000), test({ probe: 'a' })).passed).toBe(false)
  })

  it('cannot pass by keys that every object has', () => {
    expect(check('a: 1', test({ probe: 'constructor.name', compare: 'present' })).passed).toBe(false)
    expect(check('a: 1', test({ probe: '__proto__', compare: 'present' })).passed).toBe(false)
  })
})

describe('a regular expression', () => {
  const check = (code: string, flags = '') =>
    checkExercise({
      kind: 'regex',
      code,
      flags,
      tests: [test({ setup: 'abc', probe: 'test', expected: 'true' })],
    })

  it('may end in a line break', () => {
    expect(check('^abc$\n').passed).toBe(true)
  })

  it('that cannot be read says why', () => {
    expect(check('(').problem).toContain('Unterminated group')
    expect(check('  ').problem).toBe('Write a regular expression.')
    expect(check('a'.repeat(501)).problem).toContain('at most 500 characters')
    expect(check(`(${'?i'}:ABC)`).problem).toContain('Flags inside a pattern')
  })
})
