import type { Advertisement } from '@nextrung/contract/advertisement'
import { expect, test } from 'vitest'
import type { PathInput } from '../path/path.public.ts'
import {
  backendDeveloper,
  barista,
  frontendSenior,
  nurse,
  withoutResume,
} from '../path/testing/path-people.ts'
import type { MatchGate } from './job-match.ts'
import type { MatchWishes } from './match-input.ts'
import { JobMatches, matchJobs } from './match-jobs.ts'

const skill = (kind: 'must' | 'nice') => (name: string) => ({ name, kind, quote: name })

const backendJob: Advertisement = {
  title: 'Backend Developer',
  role: 'Backend Developer',
  level: 'mid',
  employer: 'Fernhill',
  industry: null,
  places: ['Austin, TX'],
  mode: 'hybrid',
  remoteFrom: null,
  onsiteDays: 2,
  pay: null,
  employment: 'full-time',
  yearsMin: null,
  degree: null,
  degreeOrEquivalent: false,
  permission: null,
  clearance: null,
  languages: ['English'],
  requirements: [],
  skills: [...['Python', 'PostgreSQL', 'REST APIs', 'Docker'].map(skill('must')), skill('nice')('Redis')],
  applyTo: null,
  posted: null,
  signs: [],
  isAdvertisement: true,
}

const anywhere: MatchWishes = { home: null, places: [], isRemoteOnly: false }

const match = (
  person: PathInput,
  { wishes = {}, ...change }: Partial<Advertisement> & { wishes?: Partial<MatchWishes> } = {},
) => {
  const jobs = [{ id: 'job', advertisement: { ...backendJob, ...change } }]
  const result = matchJobs({ person, wishes: { ...anywhere, ...wishes }, jobs })
  expect(JobMatches.parse(structuredClone(result))).toEqual(result)
  const [first] = result.matches
  if (!first) throw new Error('There is no match.')
  return first
}

test('the score is the sum of its parts, which can give 100, and the same every time', () => {
  for (const person of [barista, backendDeveloper, nurse, frontendSenior, withoutResume])
    for (const change of [{}, { skills: [] }, { role: null }, { level: null, industry: 'Hospital group' }]) {
      const { parts, score } = match(person, change)
      expect(parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      for (const { points, most } of parts) expect(points >= 0 && points <= most).toBe(true)
      expect(match(person, change)).toEqual(match(person, change))
    }
})

test('who does the work comes before who does work close to it, and both before who does not', () => {
  const skills = ['REST APIs', 'Git', 'Docker', 'Java'].map(skill('must'))
  const scores = [backendDeveloper, frontendSenior, barista].map((person) => match(person, { skills }).score)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(new Set(scores).size).toBe(3)
})

test('each required skill says what carries it: the words of a resume, or another skill that does the same job', () => {
  const resume = {
    ...backendDeveloper,
    resume: backendDeveloper.resume && {
      ...backendDeveloper.resume,
      work: [
        {
          name: 'Fernhill',
          position: 'Backend Developer',
          startDate: '2021-01',
          current: true,
          highlights: ['Moved 40 tables to MySQL'],
        },
      ],
      skills: [],
    },
  }
  const { required } = match(resume, { skills: ['PostgreSQL', 'Kotlin'].map(skill('must')) })
  expect(required).toEqual([
    expect.objectContaining({
      skill: 'PostgreSQL',
      held: 'similar',
      through: 'MySQL',
      words: 'Moved 40 tables to MySQL',
    }),
    { skill: 'Kotlin', held: 'no' },
  ])
})

test('an advertisement that names no skill is compared by what its role usually asks for, and says so', () => {
  const { parts, required } = match(backendDeveloper, { skills: [] })
  expect(parts[0]?.says).toContain('It names no skills, so these are the usual ones of Backend Developer.')
  expect(required.length).toBeGreaterThan(3)
})

type Case = [MatchGate['gate'], MatchGate['ok'] | undefined, [PathInput, Parameters<typeof match>[1]]]

const study = (studyType: string): PathInput => ({
  ...backendDeveloper,
  resume: backendDeveloper.resume && {
    ...backendDeveloper.resume,
    education: [{ institution: 'Ohio State University', studyType, courses: [], highlights: [] }],
  },
})
const speaking = (language: string): PathInput => ({
  ...backendDeveloper,
  resume: backendDeveloper.resume && { ...backendDeveloper.resume, languages: [{ language }] },
})

const cases: Case[] = [
  ['years', false, [nurse, { yearsMin: 5 }]],
  ['years', null, [nurse, { yearsMin: 1 }]],
  ['years', true, [backendDeveloper, { yearsMin: 1 }]],
  ['years', undefined, [backendDeveloper, {}]],
  ['degree', true, [study('Master of Science'), { degree: 'bachelor' }]],
  ['degree', true, [study('B.S. in Computer Science'), { degree: 'bachelor' }]],
  ['degree', false, [study('Associate of Applied Science'), { degree: 'bachelor' }]],
  ['degree', true, [study('Certificate'), { degree: 'bachelor', degreeOrEquivalent: true }]],
  ['degree', undefined, [study('Certificate'), { degree: 'none' }]],
  ['permission', null, [backendDeveloper, { permission: 'no-sponsorship' }]],
  ['permission', null, [backendDeveloper, { permission: 'citizen' }]],
  ['permission', true, [backendDeveloper, { permission: 'sponsorship-offered' }]],
  ['clearance', null, [backendDeveloper, { clearance: 'Secret' }]],
  ['place', true, [backendDeveloper, { wishes: { places: ['Austin, TX'] } }]],
  ['place', true, [backendDeveloper, { wishes: { places: ['Texas'] } }]],
  ['place', true, [backendDeveloper, { wishes: { places: ['Boston, MA', 'United States'] } }]],
  ['place', null, [backendDeveloper, { wishes: { places: ['Dallas, TX'] } }]],
  ['place', false, [backendDeveloper, { wishes: { places: ['Boston, MA'] } }]],
  ['place', null, [backendDeveloper, { wishes: { home: 'Boston, MA' } }]],
  ['place', false, [backendDeveloper, { wishes: { home: 'Leeds, UK' } }]],
  ['place', undefined, [backendDeveloper, { mode: 'remote', wishes: { places: ['Boston, MA'] } }]],
  ['remote', false, [backendDeveloper, { wishes: { isRemoteOnly: true } }]],
  ['remote', null, [backendDeveloper, { mode: null, wishes: { isRemoteOnly: true } }]],
  ['remote', true, [backendDeveloper, { mode: 'remote', remoteFrom: 'US', wishes: { home: 'Boston, MA' } }]],
  [
    'remote',
    false,
    [backendDeveloper, { mode: 'remote', remoteFrom: 'US', wishes: { home: 'Berlin, Germany' } }],
  ],
  [
    'remote',
    true,
    [backendDeveloper, { mode: 'remote', remoteFrom: 'EU', wishes: { home: 'Berlin, Germany' } }],
  ],
  ['remote', true, [backendDeveloper, { mode: 'remote', remoteFrom: 'Worldwide' }]],
  [
    'remote',
    true,
    [backendDeveloper, { mode: 'remote', remoteFrom: 'UK or Ireland', wishes: { home: 'Dublin, Ireland' } }],
  ],
  [
    'remote',
    false,
    [backendDeveloper, { mode: 'remote', remoteFrom: 'Latin America', wishes: { home: 'Leeds, UK' } }],
  ],
  ['language', undefined, [backendDeveloper, { languages: ['English'] }]],
  ['language', true, [speaking('German'), { languages: ['English', 'German'] }]],
  ['language', false, [speaking('French'), { languages: ['German'] }]],
]

test.each(cases)('the gate %s is %s', (name, ok, [person, change]) => {
  const unknownHome = { home: 'Nowhere at all' }
  const { gates, score } = match(person, { ...change, wishes: { ...unknownHome, ...change?.wishes } })
  const found = gates.find(({ gate }) => gate === name)
  expect(found?.ok).toBe(ok)
  if (ok === false) expect(score).toBeLessThanOrEqual(39)
  if (found) expect(found.says).toMatch(/[.]$/)
})

test('the order of lines and skills in a resume changes no score', () => {
  const { resume } = backendDeveloper
  if (!resume) throw new Error('There is no resume.')
  const turned = {
    ...backendDeveloper,
    resume: {
      ...resume,
      work: resume.work.map((job) => ({ ...job, highlights: [...job.highlights].reverse() })),
      skills: resume.skills.map((group) => ({ ...group, keywords: [...group.keywords].reverse() })),
    },
  }
  expect(match(turned).score).toBe(match(backendDeveloper).score)
})
