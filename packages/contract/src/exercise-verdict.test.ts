import { describe, expect, it } from 'vitest'
import { valueAt } from './exercise-paths.ts'
import { isSameValue, judgeTest } from './exercise-verdict.ts'
import type { Comparison } from './exercises.ts'

const judge = (compare: Comparison, got: unknown, expected?: unknown) =>
  judgeTest(
    { compare, expected: expected === undefined ? '' : JSON.stringify(expected) },
    got === undefined ? null : JSON.stringify(got),
  ).passed

describe('two values', () => {
  it('are the same whatever the order of their keys', () => {
    expect(isSameValue({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
    expect(isSameValue({ a: 1 }, { a: 1, b: undefined })).toBe(false)
    expect(isSameValue([1, 2], [2, 1])).toBe(false)
    expect(isSameValue([], {})).toBe(false)
    expect(isSameValue('1', 1)).toBe(false)
    expect(isSameValue(null, {})).toBe(false)
  })

  it('may differ by rounding', () => {
    expect(isSameValue(0.1 + 0.2, 0.3)).toBe(true)
    expect(isSameValue(1, 1.0001)).toBe(false)
  })
})

describe('a test', () => {
  it('compares as it says', () => {
    expect(judge('unordered', [2, 1, 1], [1, 2, 1])).toBe(true)
    expect(judge('unordered', [2, 1], [1, 2, 1])).toBe(false)
    expect(judge('oneOf', 'b', ['a', 'b'])).toBe(true)
    expect(judge('pattern', 'abc', '^a')).toBe(true)
    expect(judge('atLeast', 3, 2)).toBe(true)
    expect(judge('atMost', 3, 2)).toBe(false)
    expect(judge('present', false)).toBe(true)
    expect(judge('missing', undefined)).toBe(true)
    expect(judge('missing', null)).toBe(false)
    expect(judge('contains', ['a', { b: 1 }], { b: 1 })).toBe(true)
    expect(judge('lacks', undefined, 'a')).toBe(false)
    expect(judge('every', [], 1)).toBe(false)
    expect(judge('every', [1, 1], 1)).toBe(true)
  })

  it('is failed by what is not JSON, and by no value', () => {
    expect(judgeTest({ compare: 'equal', expected: '"PASS"' }, 'PASS').passed).toBe(false)
    expect(judgeTest({ compare: 'missing', expected: '' }, 'not json').passed).toBe(false)
    expect(judge('equal', undefined, 1)).toBe(false)
  })
})

describe('a path', () => {
  const root = {
    spec: {
      containers: [
        { name: 'web', ports: [{ port: 80 }, { port: 81 }] },
        { name: 'db', image: 'pg' },
      ],
      'a.b': 1,
    },
  }

  it.each([
    ['spec.containers[name=web].ports[*].port', [80, 81]],
    ['spec.containers[1].image', 'pg'],
    ['spec.containers#', 2],
    ['spec?keys', ['containers', 'a.b']],
    ['spec."a.b"', 1],
    ['spec.containers[*].name@', 'web db'],
    ['spec.containers[name=none].image', undefined],
    ['spec.toString', undefined],
    ['nothing.at.all', undefined],
  ])('%s finds what is there', (path, value) => {
    expect(valueAt(root, path)).toEqual(value)
  })
})
