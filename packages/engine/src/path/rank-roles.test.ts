import { targetRoles } from '@nextrung/contract/roles'
import { expect, test } from 'vitest'
import { RankedRoles, rankRoles } from './rank-roles.ts'
import { backendDeveloper, barista, frontendSenior, nurse, withoutResume } from './testing/path-people.ts'

const people = [barista, backendDeveloper, nurse, frontendSenior, withoutResume]

test('every role is ranked once, and the score is the sum of its parts', () => {
  for (const person of people) {
    const ranked = rankRoles(person)
    expect(RankedRoles.parse(structuredClone(ranked))).toEqual(ranked)
    expect(ranked.roles.map(({ role }) => role).sort()).toEqual([...targetRoles].sort())
    for (const { score, parts } of ranked.roles) {
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      expect(parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
      for (const { points, most } of parts) expect(points >= 0 && points <= most).toBe(true)
    }
  }
})

test('a role that somebody works in comes first', () => {
  expect(rankRoles(backendDeveloper).roles[0]?.role).toBe('Backend Developer')
  expect(rankRoles(frontendSenior).roles[0]?.role).toBe('Frontend Developer')
})

test('the reasons name the skills and titles of this person', () => {
  const [best] = rankRoles(backendDeveloper).roles
  expect(best?.reasons[0]).toMatch(/^You cover \d+ of its \d+ required skills(?::|, through) .*Java/)
  expect(best?.reasons[1]).toBe('Backend Developer, held for 6 years, is a title of this role.')
})

test('each role shows pay and demand with their sources', () => {
  for (const { pay, demand } of rankRoles(barista).roles)
    expect([pay?.source.title, pay?.source.year, demand?.source.title].every(Boolean)).toBe(true)
})

test('with hardly any skill it says how little the order means, and ranks no lead or manager role high', () => {
  const { roles, message } = rankRoles(nurse)
  expect(message).toContain('close together')
  const places = ['Technical Lead', 'Engineering Manager', 'Solutions Architect'].map((role) =>
    roles.findIndex((one) => one.role === role),
  )
  expect(Math.min(...places)).toBeGreaterThan(9)
})

test('with nothing known, roles keep their display order and no rank', () => {
  const { roles, message } = rankRoles(withoutResume)
  expect(roles.map(({ role, rank }) => [role, rank])).toEqual(targetRoles.map((role) => [role, 0]))
  expect(message).toContain('Upload a resume')
})
