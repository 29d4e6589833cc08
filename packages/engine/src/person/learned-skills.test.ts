import { courses } from '@nextrung/knowledge/courses'
import { expect, test } from 'vitest'
import { readKnownSkills } from './known-skills.ts'
import { courseNamed, type FinishedCourse, readLearnedSkills } from './learned-skills.ts'

const course = (given: Partial<FinishedCourse>): FinishedCourse => ({
  name: 'SQL in a Week',
  skills: ['SQL'],
  level: 'beginner',
  hours: { from: 5, to: 5 },
  ...given,
})

const gradesOf = (finished: FinishedCourse[]) =>
  readLearnedSkills(finished, []).map(({ skill, grade }) => [skill, grade])

test('a short course for beginners gives the basics, and enough of them the skill', () => {
  expect(gradesOf([course({})])).toEqual([['SQL', 'partial']])
  const more = course({ name: 'More SQL', hours: { from: 35, to: 40 } })
  expect(gradesOf([course({}), more])).toEqual([['SQL', 'full']])
})

test('a course beyond the basics gives the two skills that it teaches most', () => {
  const finished = course({ level: 'intermediate', skills: ['ETL', 'SQL', 'Python'] })
  expect(gradesOf([finished])).toEqual([
    ['ETL', 'full'],
    ['SQL', 'full'],
    ['Python', 'partial'],
  ])
})

test('a course that the person names counts like ours of that name, else as the basics of what the name says', () => {
  const [ours] = courses
  if (!ours) throw new Error('The catalogue is empty.')
  expect(courseNamed(ours.name.toUpperCase())).toMatchObject({ name: ours.name })
  expect(courseNamed('Evening class in Python and Docker')).toMatchObject({
    skills: ['Python', 'Docker'],
    level: 'beginner',
  })
})

test('what a course or a tick shows is never shown as work, and a resume outweighs it', () => {
  const learned = readLearnedSkills(
    [course({ level: 'intermediate' })],
    [{ title: 'Program with data', skills: ['Python'] }],
  )
  const known = readKnownSkills({
    resume: undefined,
    profile: { skills: ['Git'], certificates: [] },
    learned: [...learned, { skill: 'Git', kind: 'course', grade: 'full', words: 'Git Complete' }],
    claimed: ['Python'],
  })
  const evidence = (name: string) => [known.get(name)?.evidence, known.get(name)?.words]
  expect(evidence('SQL')).toEqual(['course', 'SQL in a Week'])
  expect(evidence('Python')).toEqual(['marked', 'Program with data'])
  expect(evidence('Git')).toEqual(['profile', 'Git'])
})
