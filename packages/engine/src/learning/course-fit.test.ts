import type { Course } from '@nextrung/knowledge/courses'
import { expect, test } from 'vitest'
import { type About, fitting, introductionsTo, isTaste } from './course-fit.ts'

const course = (name: string, skills: string[], more: Partial<Course> = {}): Course => ({
  id: name,
  name,
  platform: 'coursera',
  url: 'https://example.com/course',
  description: '',
  skills,
  topics: [],
  level: null,
  duration: null,
  free: null,
  provider: null,
  seenYear: 2025,
  foundIn: 'test',
  ...more,
})

const experienced: About = {
  skill: 'PostgreSQL',
  start: { level: 'intermediate', because: undefined },
  familiar: new Set(['SQL', 'AWS', 'JavaScript']),
  known: new Set(['SQL', 'AWS']),
  isPrepared: true,
  hours: { from: 40, to: 100 },
}

const namesOf = (pool: Course[], about: Partial<About> = {}) =>
  fitting(pool, { ...experienced, ...about }).map(({ course: { name } }) => name)

test('a level that a course states counts more than the words of its title', () => {
  const stated = course('PostgreSQL for Everybody', ['PostgreSQL'], { level: 'intermediate' })
  const unstated = course('PostgreSQL for Beginners', ['PostgreSQL'])
  expect(namesOf([unstated, stated])).toEqual([stated.name])
})

test('a course told in a language that the person neither knows nor learns is left out', () => {
  const pool = [course('C# Unit Testing', ['C#', 'Unit Testing']), course('Unit Testing', ['Unit Testing'])]
  expect(namesOf(pool, { skill: 'Unit Testing' })).toEqual(['Unit Testing'])
})

test('a product that a course also touches makes it no worse, one that it is about does', () => {
  const pool = [
    course('Databases for Node.js and MongoDB', ['MongoDB', 'Node.js']),
    course('The Node.js Course', ['Node.js', 'MongoDB']),
  ]
  expect(fitting(pool, { ...experienced, skill: 'Node.js' }).map(({ rank }) => rank)).toEqual([0, 2])
  expect(namesOf(pool, { skill: 'Node.js' })[0]).toBe('The Node.js Course')
})

test('a part of a product that the person knows is not foreign', () => {
  const pool = [course('IAM on AWS', ['AWS IAM', 'Identity & Access Management'])]
  const [first] = fitting(pool, { ...experienced, skill: 'Identity & Access Management' })
  expect(first?.rank).toBe(1)
})

test('a course that leaves no time for practice comes after one that does', () => {
  const pool = [
    course('All of PostgreSQL', ['PostgreSQL'], { hours: { from: 95, to: 95 } }),
    course('PostgreSQL at Work', ['PostgreSQL'], { hours: { from: 20, to: 20 } }),
  ]
  expect(namesOf(pool)).toEqual(['PostgreSQL at Work', 'All of PostgreSQL'])
})

test('an hour of video is a taste of a skill that takes weeks', () => {
  const short = course('PostgreSQL in an Hour', ['PostgreSQL'], { hours: { from: 1, to: 1 } })
  expect(isTaste(short, { from: 40, to: 100 })).toBe(true)
  expect(isTaste(short, { from: 10, to: 20 })).toBe(false)
})

test('introductions are kept to fall back on, and advanced courses for whoever is prepared', () => {
  const introduction = course('First Steps', ['PostgreSQL'], { level: 'beginner' })
  const advanced = course('Far Along', ['PostgreSQL'], { level: 'advanced' })
  expect(namesOf([introduction])).toEqual([])
  expect(introductionsTo([introduction, advanced], experienced)).toEqual([introduction])
  const beginner = { start: { level: 'beginner', because: undefined } } as const
  expect(namesOf([advanced], beginner)).toEqual(['Far Along'])
  expect(namesOf([advanced], { ...beginner, isPrepared: false })).toEqual([])
})
