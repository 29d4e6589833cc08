import { expect, test } from 'vitest'
import { correctResume } from '../resumes/correct-resume.ts'
import { makeDocument, makeParsed } from '../resumes/optimizing/testing/make-parsed-resume.ts'
import { evidenceOfLines } from './evidence.ts'

test('lines of the file are one piece of evidence, and what the person entered another', () => {
  const line = { page: 1, line: 4, text: 'Resolved 40 tickets' }
  expect(
    evidenceOfLines([line, { page: 0, line: 0, text: '45 tickets', by: 'person', at: '2026-11-20' }]),
  ).toEqual([
    { kind: 'file', lines: [line] },
    { kind: 'told', text: '45 tickets', at: '2026-11-20' },
  ])
})

test('without sources there is no evidence', () => {
  expect(evidenceOfLines([])).toEqual([])
})

test("a correction is the person's own statement, with its date", () => {
  const parsed = makeParsed(makeDocument({ basics: { profiles: [], label: 'Technician' } }))
  const document = makeDocument({ basics: { profiles: [], label: 'Analyst' } })
  const { sources } = correctResume({ parsed, document, today: '2026-11-20' }).parsed
  expect(evidenceOfLines(sources['/basics/label'] ?? [])).toEqual([
    { kind: 'told', text: 'Analyst', at: '2026-11-20' },
  ])
})
