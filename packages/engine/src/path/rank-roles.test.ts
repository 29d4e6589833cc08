import { emptyResume } from '@nextrung/contract/empty-resume'
import { targetRoles } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import { expect, test } from 'vitest'
import { RankedRoles, rankRoles } from './rank-roles.ts'
import { backendDeveloper, barista, frontendSenior, nurse, withoutResume } from './testing/path-people.ts'

const people = [barista, backendDeveloper, nurse, frontendSenior, withoutResume]

const knownFor = (role: (typeof targetRoles)[number]) =>
  getRole(role)
    .requiredSkills.slice(0, 5)
    .map(({ skill }) => skill)

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

test('the role of a job that goes on comes first, whatever people practices are told beside it', () => {
  const people = [
    'Mentored 3 engineers and reviewed their code',
    'Led a team of five and hired two developers',
    'Prioritised the backlog and managed stakeholders',
  ]
  const first = targetRoles.map((role) => {
    const skills = getRole(role).requiredSkills.slice(0, 3)
    return rankRoles({
      ...nurse,
      resume: {
        ...emptyResume(),
        work: [{ name: 'Fernhill', position: role, startDate: '2020-01', current: true, highlights: people }],
        skills: [{ keywords: skills.map(({ skill }) => skill) }],
      },
    }).roles[0]?.role
  })
  expect(first).toEqual(targetRoles)
})

test('leading people outside IT makes nobody a lead or manager of engineers first', () => {
  const highlights = ['Supervised a team of 12 baristas', 'Trained new staff', 'Hired and coached employees']
  const [best] = rankRoles({
    ...barista,
    resume: {
      ...emptyResume(),
      work: [
        {
          name: 'Bluebird Cafe',
          position: 'Shift Supervisor',
          startDate: '2020-01',
          current: true,
          highlights,
        },
      ],
    },
  }).roles
  expect(['Technical Lead', 'Engineering Manager']).not.toContain(best?.role)
})

test('the reasons name the skills and titles of this person', () => {
  const [best] = rankRoles(backendDeveloper).roles
  expect(best?.reasons[0]).toMatch(/^You cover \d+ of its \d+ required skills(?::| with) .*Java/)
  expect(best?.reasons[1]).toBe('Backend Developer, held for 6 years, is a title of this role.')
})

test('a role never shows a higher score than the one ranked above it', () => {
  const everyone = [
    ...people,
    ...targetRoles.map((role) => ({ ...backendDeveloper, claimed: { skills: knownFor(role) } })),
  ]
  for (const person of everyone) {
    const scores = rankRoles(person).roles.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  }
})

test('the reasons say which of the skills are held only in part', () => {
  const fit = rankRoles(barista).roles.find(({ role }) => role === 'Data Engineer')
  expect(fit?.reasons[0]).toBe('You cover 1 of its 15 required skills, in part: SQL.')
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
