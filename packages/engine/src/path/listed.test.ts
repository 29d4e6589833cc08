import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test('names beyond the most are counted, but a single one is said', () => {
  expect(listed(['A', 'B', 'C'], 2)).toBe('A, B and C')
  expect(listed(['A', 'B', 'C', 'D'], 2)).toBe('A, B and 2 more')
  expect(listed(['A'])).toBe('A')
})
