import { expect, test } from 'vitest'
import { evidenceSummary } from './evidence-summary.ts'
import { linesOf, sheetOf } from './sheet-sections.ts'
import { document, evidence } from './testing/maya-okafor.ts'

const sheetLines = (...sheet: Parameters<typeof sheetOf>) => linesOf(sheetOf(...sheet))

test('the counts name each kind and say that nothing is without evidence', () => {
  expect(evidenceSummary(sheetLines(document, evidence))).toBe(
    '6 lines: 3 unchanged, 2 reworded, 1 needs a number. None without evidence.',
  )
})

test('a line without evidence, or with evidence without a source, is counted as such', () => {
  const { '/certificates/0': _, ...rest } = evidence
  const unproven = { ...rest, '/basics/summary': { mark: 'reworded' as const, sources: [], changes: [] } }
  expect(evidenceSummary(sheetLines(document, unproven))).toBe(
    '6 lines: 1 unchanged, 3 reworded, 1 needs a number. 2 without evidence.',
  )
})

test('a line of several fields carries the weakest mark and every source once', () => {
  const skills = sheetLines(document, evidence).find((line) => line.pointer === '/skills/0')
  expect(skills?.evidence).toEqual({
    mark: 'reworded',
    sources: [{ page: 1, line: 20, text: 'AD, Azure, Powershell' }],
    changes: ['Names written in full'],
  })
})

test('what stands behind a bullet does not stand behind the head of its position', () => {
  const heads = (given: typeof evidence) => sheetOf(document, given).sections[1]?.entries[0]?.head
  expect(heads(evidence)?.evidence).toBeUndefined()
  const position = {
    mark: 'kept' as const,
    sources: [{ page: 1, line: 12, text: 'IT Support' }],
    changes: [],
  }
  expect(heads({ ...evidence, '/work/0/position': position })?.evidence).toEqual(position)
})

test('empty sections and blank lines are left out', () => {
  const sheet = sheetOf({ ...document, work: [], other: [{ heading: 'Notes', lines: [' '] }] }, {})
  expect(sheet.sections.map(({ heading }) => heading)).toEqual(['Summary', 'Skills', 'Certificates'])
})
