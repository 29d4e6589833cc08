import type { ExerciseTest } from '@nextrung/contract/exercises'
import { expect, test } from 'vitest'
import { expectedOf, inputOf } from './test-words.ts'

const one = (more: Partial<ExerciseTest>): ExerciseTest => ({
  name: 'works',
  isHidden: false,
  probe: '',
  compare: 'equal',
  expected: '1',
  ...more,
})

test('a measurement of a page is told in words', () => {
  const said = (probe: string, width?: number) => inputOf('html', one({ probe, width }))[0]?.text
  expect(said('style display .bar a')).toBe('display of .bar a')
  expect(said('box top .links', 400)).toBe('top of .links, in pixels, in a window 400 pixels wide')
  expect(said('count main h1')).toBe('how many main h1')
})

test('a path loses what only the check needs', () => {
  expect(inputOf('yaml', one({ probe: 'services.web.ports@' }))[0]?.text).toBe('services.web.ports')
  expect(inputOf('json', one({ probe: '' }))[0]?.text).toBe('the whole file')
})

test('a query comes with its rows and with what looked at them', () => {
  expect(inputOf('sql', one({ setup: 'DELETE FROM t', probe: 'SELECT 1' }))).toEqual([
    { words: 'With these rows', text: 'DELETE FROM t' },
    { words: 'Then looked at', text: 'SELECT 1' },
  ])
  expect(inputOf('sql', one({}))).toEqual([])
})

test('what has no expected value says so in words', () => {
  expect(expectedOf(one({ compare: 'missing', expected: '' }))).toEqual({
    words: 'Expected',
    text: 'no value',
  })
  expect(expectedOf(one({ compare: 'atLeast' }))).toEqual({ words: 'Expected at least', json: '1' })
})
