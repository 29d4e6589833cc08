import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { type Challenge, challengeDifficulties, challengeTypes } from './challenges/challenge.ts'
import { challenges, challengesFor, textOfCriterion } from './challenges.ts'
import { getRole } from './roles.ts'
import { skills } from './skills.ts'

const skillNames = new Set(skills.map(({ name }) => name))
const findRepeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const idsWhere = (isBad: (challenge: Challenge) => boolean) => challenges.filter(isBad).map(({ id }) => id)
const isWithin = (count: number, [least, most]: readonly [number, number]) => count >= least && count <= most
const criteriaOf = ({ acceptanceCriteria }: Challenge) => acceptanceCriteria.map(textOfCriterion)
const textsOf = (challenge: Challenge) => [
  challenge.title,
  challenge.description,
  ...challenge.learningObjectives,
  ...challenge.steps,
  ...criteriaOf(challenge),
]

describe.each(targetRoles)('the challenges for a %s', (role) => {
  const own = challengesFor(role)
  const shown = new Set(own.flatMap((challenge) => challenge.skills))

  it('are at least twelve over the three difficulties, easiest first', () => {
    const order = own.map(({ difficulty }) => challengeDifficulties.indexOf(difficulty))
    expect(order).toEqual([...order].sort())
    expect(own.length).toBeGreaterThanOrEqual(12)
    for (const [at, least] of [3, 4, 3].entries())
      expect(order.filter((step) => step === at).length, challengeDifficulties[at]).toBeGreaterThanOrEqual(
        least,
      )
  })

  it('show its eight heaviest skills by name, and everything of some weight or an alternative', () => {
    const byWeight = [...getRole(role).requiredSkills].sort((a, b) => b.weight - a.weight)
    const missing = byWeight.filter(({ skill, anyOf = [], weight }, at) => {
      if (at < 8) return !shown.has(skill)
      return weight >= 3 && ![skill, ...anyOf].some((name) => shown.has(name))
    })
    expect(missing.map(({ skill }) => skill)).toEqual([])
  })

  it('each show something that the role asks for', () => {
    const { requiredSkills, niceSkills } = getRole(role)
    const wanted = new Set([
      ...requiredSkills.flatMap(({ skill, anyOf = [] }) => [skill, ...anyOf]),
      ...niceSkills,
    ])
    expect(own.filter((one) => !one.skills.some((skill) => wanted.has(skill))).map(({ id }) => id)).toEqual(
      [],
    )
  })
})

it('has unique ids and titles', () => {
  expect(findRepeated(challenges.map(({ id }) => id))).toEqual([])
  expect(findRepeated(challenges.map(({ title }) => title.toLowerCase()))).toEqual([])
  expect(idsWhere(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

it('names only skills of the taxonomy, known types and roles, each once', () => {
  expect(challenges.flatMap((one) => one.skills).filter((name) => !skillNames.has(name))).toEqual([])
  expect(idsWhere(({ type }) => !challengeTypes.includes(type))).toEqual([])
  const isUnknown = (role: TargetRole) => !targetRoles.includes(role)
  expect(
    idsWhere(
      ({ roles, skills: shown }) => roles.some(isUnknown) || findRepeated([...roles, ...shown]).length > 0,
    ),
  ).toEqual([])
})

it('is complete, with lists and texts of a length that a card can show', () => {
  const counts = { skills: [2, 5], roles: [1, 8], learningObjectives: [2, 4], steps: [4, 8] } as const
  for (const [list, bounds] of Object.entries(counts))
    expect([list, idsWhere((one) => !isWithin(one[list as keyof typeof counts].length, bounds))]).toEqual([
      list,
      [],
    ])
  expect(idsWhere((one) => !isWithin(one.acceptanceCriteria.length, [3, 6]))).toEqual([])
  expect(idsWhere((one) => !isWithin(one.resources.length, [2, 3]))).toEqual([])
  expect(idsWhere((one) => !isWithin(one.title.length, [20, 90]))).toEqual([])
  expect(idsWhere((one) => !isWithin(one.description.length, [150, 520]))).toEqual([])
  expect(idsWhere((one) => one.learningObjectives.some((text) => !isWithin(text.length, [20, 110])))).toEqual(
    [],
  )
  expect(idsWhere((one) => criteriaOf(one).some((text) => !isWithin(text.length, [25, 190])))).toEqual([])
})

it('says at the end of every step what comes out of it', () => {
  const isStep = (step: string) => /^[A-Z].{15,260} Result: .{8,140}\.$/.test(step)
  expect(challenges.flatMap(({ steps }) => steps).filter((step) => !isStep(step))).toEqual([])
})

it('ends criteria and descriptions as sentences, and titles and objectives not', () => {
  const ends = (text: string) => /[.?]”?$/.test(text)
  expect(
    challenges.flatMap((one) => [...criteriaOf(one), one.description]).filter((text) => !ends(text)),
  ).toEqual([])
  expect(challenges.flatMap((one) => one.learningObjectives).filter((text) => /[.]$/.test(text))).toEqual([])
  expect(challenges.map(({ title }) => title).filter((title) => title.endsWith('.'))).toEqual([])
})

it('says the hours in words that agree with the figures', () => {
  const expected = ({ hours: { from, to }, estimatedTime }: Challenge) => {
    const weekends = /^(\d)(?:–(\d))? weekends$/.exec(estimatedTime)
    if (!weekends) return estimatedTime === `${from}–${to} hours` && to <= 18
    const [least, most] = [Number(weekends[1]), Number(weekends[2] ?? weekends[1])]
    return isWithin(from, [least * 6, least * 9]) && isWithin(to, [most * 8, most * 11])
  }
  expect(idsWhere((one) => one.hours.from >= one.hours.to || !expected(one))).toEqual([])
})

it('asks for more time the harder it is, on the whole', () => {
  const meanHours = challengeDifficulties.map((difficulty) => {
    const all = challenges.filter((one) => one.difficulty === difficulty)
    return all.reduce((sum, { hours }) => sum + hours.to, 0) / all.length
  })
  expect(meanHours).toEqual([...meanHours].sort((a, b) => a - b))
  expect(idsWhere(({ difficulty, hours }) => difficulty === 'beginner' && hours.to > 12)).toEqual([])
})

it('links only to https addresses, each under one title and once in a challenge', () => {
  const resources = challenges.flatMap((one) => one.resources)
  expect(resources.map(({ url }) => url).filter((url) => new URL(url).protocol !== 'https:')).toEqual([])
  expect(resources.filter(({ url }) => new URL(url).search !== '').map(({ url }) => url)).toEqual([])
  expect(idsWhere((one) => findRepeated(one.resources.map(({ url }) => url)).length > 0)).toEqual([])
  const named = new Map(resources.map((one) => [one.url, one]))
  expect(resources.filter((one) => named.get(one.url)?.title !== one.title).map(({ url }) => url)).toEqual([])
  expect(resources.filter((one) => named.get(one.url)?.type !== one.type).map(({ url }) => url)).toEqual([])
})

it('has no two challenges that are the same in other words', () => {
  const wordsIn = (challenge: Challenge) =>
    new Set(
      textsOf(challenge)
        .join(' ')
        .toLowerCase()
        .match(/[a-z]{5,}/g) ?? [],
    )
  const words = challenges.map(wordsIn)
  const alike = challenges.flatMap((one, at) =>
    challenges.slice(at + 1).flatMap((other, after) => {
      const [mine, theirs] = [words[at] ?? new Set(), words[at + 1 + after] ?? new Set()]
      const shared = [...mine].filter((word) => theirs.has(word)).length
      return shared / (mine.size + theirs.size - shared) > 0.3 ? [`${one.id} ~ ${other.id}`] : []
    }),
  )
  expect(alike).toEqual([])
})
