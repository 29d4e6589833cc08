import { expect, test } from 'vitest'
import { listSkillsOfCourses } from './skills-of-courses.ts'

const school = (courses: string[]) => ({
  institution: 'Riverside Community College',
  courses,
  highlights: [],
})

test('courses and held certificates name skills, each once', () => {
  expect(
    listSkillsOfCourses({
      education: [school(['SQL for Beginners', 'History of Art'])],
      certificates: [
        { name: 'Docker and SQL Essentials' },
        { name: 'Kubernetes Basics', status: 'in progress' },
      ],
    }),
  ).toEqual(['SQL', 'Docker'])
})

test('a field of study is not a skill, and a long list ends', () => {
  const many = Array.from({ length: 5000 }, () => 'Computer Science')
  expect(listSkillsOfCourses({ education: [school([...many, 'SQL'])], certificates: [] })).toEqual([])
})
