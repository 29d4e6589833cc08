import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import { expect, test } from 'vitest'
import { mapCareerPath } from './map-career-path.ts'

const adviceFor = (given: Partial<ResumeDocument>, targetRole: TargetRole, profileSkills: string[] = []) =>
  mapCareerPath({
    resume: { ...emptyResume(), ...given },
    profile: { skills: profileSkills, certificates: [] },
    targetRole,
    userType: 'professional',
    today: '2026-11-20',
  }).recommendations.map(({ text }) => text)

const work = (position: string, highlights: string[]): ResumeDocument['work'] => [
  { name: 'Fernhill', position, startDate: '2021-01', current: true, highlights },
]

test('a skill from a course is said to come from studies, and not to be missing everywhere', () => {
  const [said] = adviceFor(
    {
      work: work('Data Scientist', ['Ran A/B tests for the checkout']),
      education: [{ institution: 'Riverside College', courses: ['Python programming'], highlights: [] }],
    },
    'Data Scientist',
  ).filter((text) => text.includes('no job or project'))
  expect(said).toContain('Your studies cover Python, but no job or project names it yet.')
})

test('a skill that work with another one takes for granted needs no further proof', () => {
  const advice = adviceFor(
    {
      work: work('DevOps Engineer', ['Ran Kubernetes clusters and Terraform on AWS']),
      skills: [{ keywords: ['Docker', 'Linux'] }],
    },
    'DevOps Engineer',
  )
  expect(advice.filter((text) => text.includes('Docker') && text.includes('no job'))).toEqual([])
})

test('advice to keep a skill up is for people who have it', () => {
  const keep = (skills: string[]) =>
    adviceFor({ work: work('Data Scientist', []) }, 'Data Scientist', skills).filter((text) =>
      text.startsWith('Keep R or SAS'),
    )
  expect(keep(['Python', 'SQL'])).toEqual([])
})

test('a skill already begun is to be gone on with', () => {
  const [first] = adviceFor(
    { education: [{ institution: 'Riverside College', courses: ['SQL for Beginners'], highlights: [] }] },
    'Data Engineer',
  )
  expect(first).toMatch(/^Go on with SQL, which you have begun\. It weighs/)
})

test('advice to one group of roles is for people in them', () => {
  const toDevelopers = (position: string) =>
    adviceFor({ work: work(position, []) }, 'Security Engineer').filter((text) =>
      text.startsWith('Developers:'),
    )
  expect(toDevelopers('Backend Developer')).toHaveLength(1)
  expect(toDevelopers('IT Support Specialist')).toEqual([])
})

test('nobody is told to add what they use at work', () => {
  const advice = adviceFor(
    { work: work('Backend Developer', ['Moved nightly jobs to Kafka consumers']) },
    'Backend Developer',
  )
  expect(advice.filter((text) => text.startsWith('Add Kafka'))).toEqual([])
})
