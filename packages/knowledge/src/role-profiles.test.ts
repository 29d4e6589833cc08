import { targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { getRoleProfile } from './role-profiles.ts'
import type { RoleProfile } from './roles/profiles/role-profile.ts'
import { getRole } from './roles.ts'
import { sources } from './sources.ts'

const adviceIn = ({ recommendations, roleNotes }: RoleProfile) => [
  ...recommendations.transitioner,
  ...recommendations.professional,
  ...roleNotes.trends,
  ...roleNotes.opportunities,
  ...roleNotes.challenges,
]
const activitiesIn = ({ workingWeek, ladder }: RoleProfile) => [
  ...workingWeek,
  ...ladder.flatMap(({ expects }) => expects),
]
const textsIn = (profile: RoleProfile) => [
  profile.summary,
  ...(profile.managementBranch === undefined ? [] : [profile.managementBranch]),
  ...activitiesIn(profile),
  ...adviceIn(profile).map(({ text }) => text),
]
const expectCount = (list: readonly unknown[], [least, most]: [number, number]) => {
  expect(list.length).toBeGreaterThanOrEqual(least)
  expect(list.length).toBeLessThanOrEqual(most)
}

describe.each(targetRoles)('the profile of a %s', (role) => {
  const profile = getRoleProfile(role)

  it('is about that role and complete', () => {
    expect(profile.role).toBe(role)
    expectCount(profile.workingWeek, [6, 9])
    expectCount(profile.ladder, [4, 6])
    for (const { expects } of profile.ladder) expectCount(expects, [3, 5])
    for (const list of Object.values(profile.recommendations)) expectCount(list, [5, 6])
    for (const list of Object.values(profile.roleNotes)) expectCount(list, [2, 3])
  })

  it('says whom advice to one group is for', () => {
    const toGroup = adviceIn(profile).filter(({ text }) =>
      /^[^.:]*\b(?:engineers|developers|scientists|leads|managers): /i.test(text),
    )
    for (const { text, onlyFrom } of toGroup) expect([text, onlyFrom?.length ?? 0]).not.toEqual([text, 0])
  })

  it('names its steps by the titles of the role, from the bottom up', () => {
    const order = profile.ladder.map(({ title }) => getRole(role).seniorityTitles.indexOf(title))
    expect(order).not.toContain(-1)
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
  })

  it('has years that never overlap or run backwards', () => {
    const spans = profile.ladder.flatMap(({ years }) => (years ? [years] : []))
    for (const [at, { from, to = from }] of spans.entries()) {
      expect(to).toBeGreaterThanOrEqual(from)
      expect(spans[at + 1]?.from ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(to)
      expect(spans[at + 1]?.from).not.toBe(from)
    }
  })

  it('names only known sources, and a framework for every step', () => {
    const named = [
      ...adviceIn(profile).flatMap((advice) => advice.sources),
      ...profile.ladder.flatMap((step) => [...step.sources, ...(step.years ? [step.years.source] : [])]),
    ]
    expect(named.filter((source) => !(source in sources))).toEqual([])
    expect(profile.ladder.filter((step) => step.sources.length === 0)).toEqual([])
  })

  it('states no figure without a source', () => {
    const unsourced = adviceIn(profile).filter((advice) => advice.sources.length === 0)
    const texts = [profile.summary, ...activitiesIn(profile), ...unsourced.map(({ text }) => text)]
    expect(texts.filter((text) => /[\d%$]/.test(text))).toEqual([])
  })

  it('reads as finished sentences, and activities as something to follow "you"', () => {
    expect(
      textsIn(profile).filter((text) => /TODO|TBD|lorem|placeholder|\bxx|\.\.\.|\[/i.test(text)),
    ).toEqual([])
    const sentences = [profile.summary, ...adviceIn(profile).map(({ text }) => text)]
    expect(sentences.filter((text) => !/^['A-Z].*[.!?]$/.test(text))).toEqual([])
    expect(activitiesIn(profile).filter((text) => !/^[A-Z][a-z].*[^.]$/.test(text))).toEqual([])
  })
})

const smallWords = new Set(
  'a an and are as at be before by can do does for from has have how if in into is it its more most no not of on one or out so than that the their them then they this to up what when where which who with without you your'.split(
    ' ',
  ),
)
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z+#]+/g) ?? []).filter((word) => !smallWords.has(word)))

/** Share of all words of two texts that both have. */
function overlap(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  return common / Math.max(1, new Set([...a, ...b]).size)
}

it('says nothing twice, in one role or across roles', () => {
  const texts = targetRoles.flatMap((role) =>
    textsIn(getRoleProfile(role)).map((text) => ({ role, text, words: wordsOf(text) })),
  )
  const twice = texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => overlap(one.words, other.words) > 0.3)
      .map((other) => `${one.role}: ${one.text} = ${other.role}: ${other.text}`),
  )
  expect(twice).toEqual([])
})

it('gives people moving into IT other advice than professionals', () => {
  for (const role of targetRoles) {
    const { transitioner, professional } = getRoleProfile(role).recommendations
    const [first, second] = [transitioner, professional].map((list) =>
      wordsOf(list.map(({ text }) => text).join(' ')),
    )
    if (first && second) expect(overlap(first, second)).toBeLessThan(0.25)
  }
})
