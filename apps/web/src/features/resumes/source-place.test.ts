import { expect, test } from 'vitest'
import { sourcePlace, sourceRuns } from './source-place.ts'

const place = (...lines: [page: number, line: number][]) =>
  sourcePlace(sourceRuns(lines.map(([page, line]) => ({ page, line, text: `${page}.${line}` }))))

test('adjacent lines are one place, in file order', () => {
  expect(place([1, 15], [1, 14], [1, 16])).toBe('page 1, lines 14 to 16')
  expect(place([1, 14])).toBe('page 1, line 14')
  expect(place([1, 2], [2, 3])).toBe('page 1, line 2 and page 2, line 3')
})

test('beyond two places, the rest are counted', () => {
  expect(place([1, 1], [1, 3], [1, 5], [2, 1])).toBe('page 1, line 1; page 1, line 3 and 2 more places')
})
