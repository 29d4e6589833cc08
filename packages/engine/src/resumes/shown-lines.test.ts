import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ShownSkill } from '@nextrung/contract/shown-skills'
import { expect, test } from 'vitest'
import { makeDocument, makeJob, makeParsed, makeRead } from './optimizing/testing/make-parsed-resume.ts'
import { scoreResume } from './scoring/score-resume.ts'
import { hasShownLine, shownLine, withShownLine } from './shown-lines.ts'

const quiz = (day: string): ShownSkill => ({
  skill: 'SQL',
  kind: 'assessment',
  id: '7',
  title: 'Quiz about SQL',
  shownOn: new Date(day),
  level: 4,
  checkedBy: 'server',
})

test('says what was done, where and when, and prints no mark', () => {
  expect(shownLine(quiz('2026-11-23'))).toBe('SQL: adaptive quiz about SQL, Nextrung, 23 November 2026')
})

test('goes into a section of its own, once, and a newer showing takes the place of the older', () => {
  const first = withShownLine(emptyResume(), quiz('2026-01-02'))
  expect(first.other).toEqual([
    { heading: 'Skills shown in practice', lines: [shownLine(quiz('2026-01-02'))] },
  ])
  expect(first.sectionOrder).toContain('other')
  expect(withShownLine(first, quiz('2026-01-02'))).toBe(first)
  const second = withShownLine(first, quiz('2026-11-23'))
  expect(second.other[0]?.lines).toEqual([shownLine(quiz('2026-11-23'))])
  expect(hasShownLine(second, quiz('2026-01-02'))).toBe(false)
})

const partsOf = (document: ReturnType<typeof makeDocument>) => {
  const { parts } = scoreResume({
    document,
    read: makeRead(makeParsed(document)),
    skills: [],
    targetRole: 'Data Engineer',
    today: '2026-11-23',
  })
  const points = (name: string) => parts.find((part) => part.name === name)?.points ?? 0
  const shown = parts.find((part) => part.name === 'Skills shown in work')
  return { required: points('Required skills'), shown: shown?.points ?? 0, why: shown?.explanation ?? '' }
}

test('counts as practice in the score: half of what work counts', () => {
  const bare = makeDocument({
    work: [makeJob({ highlights: ['Answered questions of customers'] })],
    skills: [],
  })
  const [nothing, practiced] = [partsOf(bare), partsOf(withShownLine(bare, quiz('2026-11-23')))]
  const atWork = partsOf({ ...bare, work: [makeJob({ highlights: ['Wrote SQL queries for reports'] })] })
  expect(practiced.required).toBe(atWork.required)
  expect(practiced.required).toBeGreaterThan(nothing.required)
  expect(practiced.shown).toBeGreaterThan(nothing.shown)
  expect(practiced.shown).toBeLessThan(atWork.shown)
  expect(practiced.why).toContain('shown in practice, which counts half: SQL')
})
