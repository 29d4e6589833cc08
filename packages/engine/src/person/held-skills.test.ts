import type { ResumeDocument } from '@nextrung/contract/resume-document'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeDocument, makeJob } from '../resumes/optimizing/testing/make-parsed-resume.ts'
import { readHeldSkills } from './held-skills.ts'
import { listSkills } from './list-skills.ts'
import { textAt } from './text-at.ts'

const withLine = (line: string): ResumeDocument =>
  makeDocument({ work: [makeJob({ position: 'Clerk', highlights: [line] })] })
const withSkills = (...keywords: string[]): ResumeDocument => makeDocument({ skills: [{ keywords }] })
const standing = (document: ResumeDocument, name: string): string => {
  const { full, partial } = readHeldSkills(document)
  return full.has(name) ? 'full' : partial.has(name) ? 'partial' : 'none'
}

describe('a line of work', () => {
  it.each([
    ['Wrote Python scripts that check accounts', 'Python'],
    ['Moved 60 services to Kubernetes without downtime', 'Kubernetes'],
    ['Built models with machine learning in Python', 'Python'],
    ['Proposed a new layout and built the Docker images', 'Docker'],
    ['Planned sprints in Jira', 'Jira'],
    ['Evaluated models in TensorFlow', 'TensorFlow'],
  ])('“%s” shows %s in full', (line, skill) => {
    expect(standing(withLine(line), skill)).toBe('full')
  })

  it.each([
    ['Familiar with Docker, Kubernetes and Terraform', 'Terraform'],
    ['Currently learning Rust', 'Rust'],
    ['Basic knowledge of Java', 'Java'],
    ['Shadowed the team that runs Kubernetes', 'Kubernetes'],
    ['Exposed to Terraform', 'Terraform'],
  ])('“%s” shows %s in part', (line, skill) => {
    expect(standing(withLine(line), skill)).toBe('partial')
  })

  it.each([
    ['Eager to learn Kubernetes', 'Kubernetes'],
    ['Interested in Rust', 'Rust'],
    ['No experience with Java', 'Java'],
    ['Never used Terraform', 'Terraform'],
    ['Looking for a Kubernetes engineering role', 'Kubernetes'],
  ])('“%s” does not show %s', (line, skill) => {
    expect(standing(withLine(line), skill)).toBe('none')
  })
})

describe('an entry of a list', () => {
  it.each([
    ['Python (basic)', 'Python', 'partial'],
    ['Java - beginner', 'Java', 'partial'],
    ['Basic SQL', 'SQL', 'partial'],
    ['Used Jira, planned releases of two teams', 'Jira', 'full'],
    ['Docker, in progress', 'Docker', 'partial'],
    ['Familiar with Docker', 'Docker', 'partial'],
    ['SQL for Beginners', 'SQL', 'partial'],
    ['SQL for Absolute Beginners', 'SQL', 'partial'],
    ['Introduction to Python', 'Python', 'partial'],
    ['Kubernetes Crash Course', 'Kubernetes', 'partial'],
    ['Machine Learning', 'Machine Learning', 'full'],
    ['Visual Basic', 'Visual Basic', 'full'],
    ['Advanced Excel', 'Excel', 'full'],
  ])('“%s” is %s: %s', (keyword, skill, expected) => {
    expect(standing(withSkills(keyword), skill)).toBe(expected)
  })

  test('under a label of what is being learned counts in part, and says so in the list', () => {
    const document = makeDocument({
      skills: [{ name: 'Learning', keywords: ['Rust'] }, { keywords: ['Terraform', 'in progress', 'Git'] }],
    })
    expect([standing(document, 'Rust'), standing(document, 'Terraform'), standing(document, 'Git')]).toEqual([
      'partial',
      'partial',
      'full',
    ])
    expect(listSkills(document)).toEqual(['Rust (learning)', 'Terraform (in progress)', 'Git'])
  })
})

test('a skill that one place says in full is held in full, whatever else says basic', () => {
  const document = makeDocument({
    work: [makeJob({ position: 'Clerk', highlights: ['Wrote Python scripts'] })],
    skills: [{ keywords: ['Python (basic)'] }],
  })
  expect(standing(document, 'Python')).toBe('full')
})

test('employers and fields of study are not skills', () => {
  const document = makeDocument({
    work: [makeJob({ position: 'Clerk', name: 'Notion', highlights: ['Ran the Notion office'] })],
    education: [{ area: 'Computer Science', courses: [], highlights: [] }],
  })
  expect([...readHeldSkills(document).full.keys()]).toEqual([])
})

test('reading a list of skills again gives the same skills', () => {
  const document = makeDocument({
    skills: [{ keywords: ['Python (basic)', 'SQL', 'Machine Learning', 'Advanced Excel'] }],
    work: [
      makeJob({ position: 'Clerk', highlights: ['Eager to learn Kafka', 'Built reports with Tableau'] }),
    ],
  })
  const list = listSkills(document)
  expect(list).toEqual(['Tableau', 'Python (basic)', 'SQL', 'Machine Learning', 'Excel'])
  expect([...readHeldSkills(withSkills(...list)).full.keys()].sort()).toEqual(
    [...readHeldSkills(document).full.keys()].sort(),
  )
})

test('every held skill has a place in what the person gave, which names it', () => {
  const pieces = fc.constantFrom(
    'Wrote Python scripts',
    'Eager to learn Kubernetes',
    'Familiar with Docker and AWS',
    'Cut costs with EC2 and Terraform',
    'Java',
    'React (basic)',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), fc.array(pieces, { maxLength: 6 }), (lines, keywords) => {
      const document = makeDocument({
        work: [makeJob({ position: 'Clerk', highlights: lines })],
        skills: [{ keywords }],
      })
      const { full, partial } = readHeldSkills(document)
      for (const { mentions } of [...full.values(), ...partial.values()]) {
        expect(mentions.length).toBeGreaterThan(0)
        for (const { pointer, text } of mentions) expect(textAt(document, pointer)).toContain(text)
      }
    }),
  )
})
