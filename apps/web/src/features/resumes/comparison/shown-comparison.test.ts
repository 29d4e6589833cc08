import { readLeniently } from '@nextrung/contract/lenient'
import { ResumeComparison } from '@nextrung/contract/resumes'
import { expect, test } from 'vitest'
import { isSame, shownComparison } from './shown-comparison.ts'

const readComparison = (answer: unknown) => {
  const read = readLeniently(ResumeComparison, answer)
  if (!read) throw new Error('The answer cannot be read')
  return shownComparison(read)
}

const nothing = { skillsAdded: [], skillsRemoved: [], changes: [] }

test.each([[{}], [{ skillsAdded: null, contentChanges: 3, changes: 'x' }]])(
  'an answer of %j says nothing and breaks nothing',
  (answer) => {
    expect(readComparison(answer)).toEqual(nothing)
    expect(isSame(readComparison(answer))).toBe(true)
  },
)

test('turns plain sentences into changes without details', () => {
  const { changes } = readComparison({ contentChanges: ['Summary rewritten', ' ', 4, 'Summary rewritten'] })
  expect(changes).toEqual([
    { kind: '', where: '', what: 'Summary rewritten', why: '', before: '', after: '' },
  ])
})

test('detailed changes replace the sentences', () => {
  const full = { kind: 'moved', where: 'Experience', what: 'It stands first', why: 'You asked for it' }
  const { changes } = readComparison({ contentChanges: ['It stands first'], changes: [full, null, {}] })
  expect(changes).toEqual([{ ...full, before: '', after: '' }])
})

test('reports a score only when both versions have one', () => {
  expect(readComparison({ scoreBefore: 58, scoreAfter: 71 }).score).toEqual({ before: 58, after: 71 })
  expect(readComparison({ scoreBefore: null, scoreAfter: 71 }).score).toBeUndefined()
})
