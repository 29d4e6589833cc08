import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { expect, test } from 'vitest'
import { makeDocument, makeJob } from '../resumes/optimizing/testing/make-parsed-resume.ts'
import { listSkillsInOrder } from './list-skills.ts'

const order = ['Python', 'Docker']
const withLine = (line: string): ResumeDocument =>
  makeDocument({
    skills: [{ keywords: ['Python'] }],
    work: [makeJob({ position: 'Clerk', highlights: [line] })],
  })

test('a skill that was taken off its list is gone', () => {
  expect(listSkillsInOrder({ document: withLine('Wrote weekly reports'), order })).toEqual(['Python'])
})

test('a skill that was taken off its list remains when a line shows it', () => {
  expect(listSkillsInOrder({ document: withLine('Ran Docker hosts'), order })).toEqual(order)
})

test('the earlier order is kept, and what is new comes last', () => {
  const document = withLine('Ran Docker and Kubernetes hosts')
  expect(listSkillsInOrder({ document, order: ['Docker', 'Python'] })).toEqual([
    'Docker',
    'Python',
    'Kubernetes',
  ])
})
