import { expect, test } from 'vitest'
import { evidenceSummary } from './evidence-summary.ts'
import { linesOf, sheetOf } from './sheet-sections.ts'
import { document, evidence } from './testing/maya-okafor.ts'

const sheetLines = (...sheet: Parameters<typeof sheetOf>) => linesOf(sheetOf(...sheet))

test('the summary counts each kind and says that nothing lacks evidence', () => {
  expect(evidenceSummary(sheetLines(document, evidence))).toBe(
    '6 lines: 3 unchanged, 2 reworded, 1 needs a number. None without evidence.',
  )
})

test('counts a line without evidence or without a source as lacking evidence', () => {
  const { '/certificates/0': _, ...rest } = evidence
  const unproven = { ...rest, '/basics/summary': { mark: 'reworded' as const, sources: [], changes: [] } }
  expect(evidenceSummary(sheetLines(document, unproven))).toBe(
    '6 lines: 1 unchanged, 3 reworded, 1 needs a number. 2 without evidence.',
  )
})

test('a line of several fields has the weakest mark and each source once', () => {
  const skills = sheetLines(document, evidence).find((line) => line.pointer === '/skills/0')
  expect(skills?.evidence).toEqual({
    mark: 'reworded',
    sources: [{ page: 1, line: 20, text: 'AD, Azure, Powershell' }],
    changes: ['Names written in full'],
  })
})

test('a bullet’s evidence does not count for its position’s heading', () => {
  const heads = (given: typeof evidence) => sheetOf(document, given).sections[1]?.entries[0]?.head
  expect(heads(evidence)?.evidence).toBeUndefined()
  const position = {
    mark: 'kept' as const,
    sources: [{ page: 1, line: 12, text: 'IT Support' }],
    changes: [],
  }
  expect(heads({ ...evidence, '/work/0/position': position })?.evidence).toEqual(position)
})

test('omits empty sections and blank lines', () => {
  const sheet = sheetOf({ ...document, work: [], other: [{ heading: 'Notes', lines: [' '] }] }, {})
  expect(sheet.sections.map(({ heading }) => heading)).toEqual(['Summary', 'Skills', 'Certificates'])
})
