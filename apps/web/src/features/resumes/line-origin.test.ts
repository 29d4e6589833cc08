import { expect, test } from 'vitest'
import { keptWords } from './kept-words.ts'
import { sourcePlace, sourceRuns } from './source-place.ts'

const place = (...lines: [page: number, line: number][]) =>
  sourcePlace(sourceRuns(lines.map(([page, line]) => ({ page, line, text: `${page}.${line}` }))))

test('neighbouring lines are one place, in the order of the file', () => {
  expect(place([1, 15], [1, 14], [1, 16])).toBe('page 1, lines 14 to 16')
  expect(place([1, 14])).toBe('page 1, line 14')
  expect(place([1, 2], [2, 3])).toBe('page 1, line 2 and page 2, line 3')
})

test('many places are counted', () => {
  expect(place([1, 1], [1, 3], [1, 5], [2, 1])).toBe('page 1, line 1; page 1, line 3 and 2 more places')
})

test('kept words are runs of the original without little words at their ends', () => {
  const original = 'Was in charge of 40 servers and the backup of all clinics'
  expect(keptWords(original, 'Managed 40 servers and the backup of clinics')).toEqual([
    '40 servers and the backup',
    'clinics',
  ])
})

test('nothing in common leaves nothing kept', () => {
  expect(keptWords('of the and', 'the and of')).toEqual([])
})
