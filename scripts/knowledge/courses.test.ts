import { articles, courses, findCourse } from '@nextrung/knowledge/courses'
import { describe, expect, it } from 'vitest'
import { reworded } from './course-corrections.ts'
import { describeCourse } from './course-description.ts'
import { parseCourseFacts } from './course-facts.ts'
import { courseIdOf } from './course-id.ts'
import { leftOutCourses, taughtSkills } from './course-skills.ts'
import { describeChanges } from './describe-changes.ts'
import { instructorNames } from './instructor-names.ts'
import { readCourseKnowledge } from './read-courses.ts'

const line = (changes: object = {}) => ({
  name: 'Learning  SQL',
  platform: 'udemy',
  url: 'https://www.udemy.com/course/learning-sql/',
  description: 'This beginner course (2 hours) covers SQL basics.',
  skills: ['SQL'],
  level: 'beginner',
  duration: '2 hours',
  free: null,
  language: 'en',
  provider: 'Jo Doe | 300,000+ Students',
  foundIn: 'someone/list: courses.csv',
  seenYear: 2026,
  ...changes,
})

const parse = (...lines: object[]) => parseCourseFacts(lines.map((one) => JSON.stringify(one)).join('\n'))
const read = (...lines: object[]) => Object.values(readCourseKnowledge(parse(...lines))).flat()

describe('a list of courses', () => {
  it('becomes a file for each large platform and one for the others', () => {
    const files = readCourseKnowledge(
      parse(line(), line({ platform: 'tutorial', url: 'https://sqlbolt.com/', provider: null })),
    )
    expect(files['courses-udemy.json']).toEqual([
      {
        id: 'udemy-learning-sql',
        name: 'Learning SQL',
        platform: 'udemy',
        url: 'https://www.udemy.com/course/learning-sql/',
        description: 'Covers the basics of SQL.',
        skills: ['SQL'],
        level: 'beginner',
        duration: '2 hours',
        provider: 'Jo Doe',
        seenYear: 2026,
        foundIn: 'someone/list: courses.csv',
      },
    ])
    expect(files['courses-others.json']).toMatchObject([{ id: 'sqlbolt-com' }])
    expect(files['courses-coursera.json']).toEqual([])
  })

  it.each([
    ['an address without https', { url: 'http://www.udemy.com/course/learning-sql/' }, 'url'],
    ['an address that tracks', { url: 'https://www.udemy.com/course/learning-sql/?ref=me' }, 'query'],
    ['a platform that nobody has named', { platform: 'elsewhere' }, 'platform'],
    ['another language', { language: 'de' }, 'language'],
    ['no skill', { skills: [] }, 'skills'],
  ])('with %s is refused, and the line is named', (_, changes, place) => {
    expect(() => parse(line(), line(changes))).toThrow(/line 2, /)
    expect(() => parse(line(), line(changes))).toThrow(place)
  })

  it('that is not JSON is refused', () => {
    expect(() => parseCourseFacts('{"name": ')).toThrow('Line 1')
  })

  it('that names a course twice is refused, with or without www and the last slash', () => {
    expect(() => read(line(), line({ url: 'https://udemy.com/course/learning-sql' }))).toThrow('twice')
  })

  it('that teaches something unknown is refused; topics stand apart, and calculus is mathematics', () => {
    expect(() => read(line({ skills: ['Juggling'] }))).toThrow('teaches "Juggling"')
    expect(read(line({ skills: ['Leadership', 'Calculus', 'postgres'] }))).toMatchObject([
      { skills: ['Mathematics', 'PostgreSQL'], topics: ['Leadership'] },
    ])
  })
})

describe('the description of a course', () => {
  it.each([
    ['This intermediate course (1h 20m) covers microservices in .NET.', 'Covers microservices in .NET.'],
    ['This course (3 hours) covers Docker essentials.', 'Covers the essentials of Docker.'],
    ['This beginner course series (1 - 3 Months) prepares for the exam.', 'Prepares you for the exam.'],
    ['This course (2h) gives an introduction to Go.', 'An introduction to Go.'],
    ['IBM series on modelling and visualising data.', 'IBM series on modeling and visualizing data.'],
    ['Virginia course on precise promises.', 'Virginia course on precise promises.'],
  ])('loses what a program put before it, and is American: %s', (collected, ours) => {
    expect(describeCourse(collected)).toBe(ours)
  })
})

describe('the id of a course', () => {
  it.each([
    ['coursera', 'https://www.coursera.org/learn/crypto', 'coursera-crypto'],
    ['coursera', 'https://www.coursera.org/specializations/go', 'coursera-specializations-go'],
    [
      'linkedin_learning',
      'https://www.linkedin.com/learning/learning-go-83',
      'linkedin-learning-learning-go-83',
    ],
    ['official', 'https://go.dev/tour/', 'go-dev-tour'],
  ] as const)('comes from its address (%s)', (platform, url, id) => {
    expect(courseIdOf({ platform, url })).toBe(id)
  })
})

describe('the names of instructors', () => {
  it.each([
    [
      'Jason Dion • 1.8 Million+ Enrollments Worldwide, Dion Training • ATO, Jason Dion',
      'Jason Dion, Dion Training',
    ],
    ['Jesse K, M.S., OSCP, Security+', 'Jesse K'],
    ['in28Minutes Official', 'in28Minutes Official'],
    ['Total Seminars Over 1 Million Enrollments, Mike Meyers', 'Total Seminars, Mike Meyers'],
  ])('stand without advertising: %s', (collected, names) => {
    expect(instructorNames(collected)).toBe(names)
  })
})

describe('our corrections', () => {
  it('are about courses that the catalog has', () => {
    const ids = [...Object.keys(reworded), ...Object.keys(taughtSkills)]
    expect(ids.filter((id) => !findCourse(id))).toEqual([])
  })

  it('keep out what we do not offer', () => {
    expect(Object.keys(leftOutCourses).filter((id) => findCourse(id))).toEqual([])
  })

  it('leave no instructor with advertising', () => {
    const advertised = [...courses, ...articles].filter(({ provider }) =>
      /[|•]|\d,?\d{3}\+|million/i.test(provider ?? ''),
    )
    expect(advertised.map(({ provider }) => provider)).toEqual([])
  })
})

describe('the description of changes to the catalog', () => {
  it('takes one line for a course that is new or gone', () => {
    const before = read(line())
    const after = read(line({ url: 'https://www.udemy.com/course/more-sql/' }))
    expect(describeChanges('courses-udemy.json', { before, after })).toEqual([
      'courses-udemy.json: udemy-more-sql: new',
      'courses-udemy.json: udemy-learning-sql: gone',
    ])
  })
})
