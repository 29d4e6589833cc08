import { targetRoles } from '@nextrung/contract/roles'
import { expect, test } from 'vitest'
import { postingLevels, type SamplePosting, samplePostings } from './postings.ts'
import { findSkillByName } from './skills.ts'

const textsOf = ({ about, work, bring, plus, offer, process }: SamplePosting): string[] => [
  about,
  ...work,
  ...bring,
  ...plus,
  ...offer,
  ...process,
]

test('every role has at least 18 postings, at every level that it has', () => {
  expect(samplePostings.length).toBeGreaterThanOrEqual(300)
  const leading = ['Solutions Architect', 'Technical Lead', 'Engineering Manager']
  for (const role of targetRoles) {
    const own = samplePostings.filter((posting) => posting.role === role)
    expect([role, own.length >= 18]).toEqual([role, true])
    const levels = leading.includes(role) ? postingLevels.slice(1) : postingLevels
    expect([role, new Set(own.map(({ level }) => level))]).toEqual([role, new Set(levels)])
  }
})

test('no two postings share an id, an employer or a description', () => {
  for (const read of [
    ({ id }: SamplePosting) => id,
    ({ employer }: SamplePosting) => employer,
    ({ about }: SamplePosting) => about,
  ])
    expect(new Set(samplePostings.map(read)).size).toBe(samplePostings.length)
})

test.each(samplePostings.map((posting) => [posting.id, posting] as const))(
  '%s is consistent',
  (_, posting) => {
    const { pay, mode, onsiteDays, remoteFrom, level, yearsMin, must, nice } = posting
    for (const name of [...must, ...nice]) expect([name, findSkillByName(name)?.name]).toEqual([name, name])
    expect(must.filter((name) => nice.includes(name))).toEqual([])
    expect(must.length).toBeGreaterThanOrEqual(2)
    if (pay) expect(pay.min).toBeLessThanOrEqual(pay.max)
    expect(remoteFrom === null || mode === 'remote').toBe(true)
    expect(onsiteDays === null || mode !== 'remote').toBe(true)
    if (level === 'junior') expect(yearsMin ?? 0).toBeLessThanOrEqual(2)
    for (const text of textsOf(posting))
      expect(text).not.toMatch(/!|https?:\/\/(?!\S*example\.com)|\S@(?!\S*example\.com)\S|^\s|\s$|\s\s/)
    for (const list of [posting.work, posting.bring, posting.offer, posting.process])
      expect(list.length).toBeGreaterThanOrEqual(2)
  },
)

test('no posting asks for what no employer may ask for', () => {
  const traits =
    /\b(?:young|youthful|under \d\d|native speaker|recent graduates only|digital native|manpower|male|female|married|able-bodied|religio\w*|nationality)\b/i
  for (const posting of samplePostings)
    for (const text of textsOf(posting))
      expect([posting.id, text.match(traits)?.[0]]).toEqual([posting.id, undefined])
})
