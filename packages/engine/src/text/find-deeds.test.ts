import { practiceDeeds } from '@nextrung/knowledge/skills/practice-deeds'
import { expect, test } from 'vitest'
import { findDeeds } from './find-deeds.ts'
import { inflect } from './verb-forms.ts'

const skillsIn = (text: string): string[] => [...new Set(findDeeds(text).map(({ name }) => name))]

test.each([
  ['Mentor 3 engineers', ['Mentoring']],
  ['Mentored two junior developers on testing', ['Mentoring']],
  ['Mentored and supported the team during releases', ['Mentoring']],
  ['Review code of four colleagues and mentor two junior developers', ['Code Review', 'Mentoring']],
  ['Reviewed code daily', ['Code Review']],
  ['Reviewed my colleagues’ pull requests', ['Code Review']],
  ['Regularly review code written by contractors', ['Code Review']],
  ['Coached and mentored five interns', ['Coaching', 'Mentoring']],
  ['Recruited, trained and onboarded 12 new hires', ['Hiring', 'Training and Facilitation', 'Onboarding']],
  ['Led a team of six engineers', ['Team Leadership']],
  ['Managed the vendors and the annual budget', ['Vendor Management']],
  ['Responded to production incidents at night', ['Incident Management']],
  ['Migrated 40 services to AWS', ['Cloud Migration']],
  ['Refactored the billing module', ['Refactoring']],
  ['Gathered business requirements from clinics', ['Requirements Engineering']],
  ['Prioritised the backlog with sales', ['Prioritization']],
  ['Managed three IT projects in parallel', ['Project Management']],
])('%s', (line, skills) => {
  expect(skillsIn(line)).toEqual(skills)
})

test.each([
  'Was mentored by a senior engineer',
  'My mentor, an engineer, taught me Java',
  'Reviewed code coverage reports',
  'Reviewed designs and wrote code',
  'Reviewed contracts for code compliance',
  'Worked with lead engineers of three vendors',
  'Hoping to mentor engineers one day',
  'Led the migration of the team wiki',
  'Managed project documentation',
  'Attended a mentor program for developers',
  'Lead developer for the payments team',
])('tells no practice: %s', (line) => {
  expect(skillsIn(line)).toEqual([])
})

test('every row is found in each form of its verb', () => {
  const missed = practiceDeeds.flatMap(({ skill, verbs, objects: [object] }) =>
    verbs.flatMap((phrase) => {
      const [verb = '', ...rest] = phrase.split(' ')
      const particles = rest.join(' ').replace('…', 'two services')
      return (['base', 'past', 'gerund'] as const).flatMap((form) => {
        const line = [inflect(verb, 'base', form), particles, object && `the ${object}`]
          .filter(Boolean)
          .join(' ')
        return !inflect(verb, 'base', form) || skillsIn(line).includes(skill) ? [] : [line]
      })
    }),
  )
  expect(missed).toEqual([])
})

test('a long line takes no time that grows with its square', () => {
  const line = 'mentored and led and '.repeat(8_000)
  const start = process.cpuUsage()
  findDeeds(line)
  const { user } = process.cpuUsage(start)
  expect(user / 1_000).toBeLessThan(2_000)
})
