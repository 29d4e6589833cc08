import { targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it, test } from 'vitest'
import { courseLevels, coursePlatforms } from './courses/course.ts'
import { firstChoices } from './courses/first-choices.ts'
import { homeRoles } from './courses/home-roles.ts'
import { readHours } from './courses/read-hours.ts'
import { relatedSubjects } from './courses/related-subjects.ts'
import { courseTopics } from './courses/topics.ts'
import {
  articles,
  articlesFor,
  type Course,
  courses,
  coursesFor,
  findCourse,
  mainRoleOf,
  priorityOf,
  relatedCoursesFor,
  rolesOf,
} from './courses.ts'
import { getRole } from './roles.ts'
import { skills } from './skills.ts'

const all = [...courses, ...articles]
const names = new Set(skills.map(({ name }) => name))
const requiredSkills = [
  ...new Set(targetRoles.flatMap((role) => getRole(role).requiredSkills.map(({ skill }) => skill))),
]

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

const find = (id: string): Course => {
  const course = findCourse(id)
  if (!course) throw new Error(`There is no course ${id}.`)
  return course
}

describe('the catalog of courses', () => {
  it('has at least 900 courses, most of them on the three platforms that people ask for', () => {
    const countOn = (platform: Course['platform']) =>
      courses.filter((one) => one.platform === platform).length
    expect(courses.length).toBeGreaterThanOrEqual(900)
    expect(countOn('linkedin_learning')).toBeGreaterThanOrEqual(400)
    expect(countOn('coursera')).toBeGreaterThanOrEqual(400)
    expect(countOn('udemy')).toBeGreaterThanOrEqual(400)
    expect(courses.filter(({ free }) => free).length).toBeGreaterThanOrEqual(150)
  })

  it('has no course and no address twice', () => {
    expect(repeated(all.map(({ id }) => id))).toEqual([])
    expect(repeated(all.map(({ url }) => url.replace(/^https:\/\/(www\.)?|\/$/g, '').toLowerCase()))).toEqual(
      [],
    )
  })

  it('has addresses that open with https and carry nothing that tracks', () => {
    for (const { id, url } of all) {
      const { protocol, search, hash, username, port } = new URL(url)
      expect([id, protocol, search, hash, username, port]).toEqual([id, 'https:', '', '', '', ''])
    }
  })

  it('has addresses of the platform that it names', () => {
    const forms: Partial<Record<Course['platform'], RegExp>> = {
      coursera:
        /^https:\/\/www\.coursera\.org\/(learn|specializations|professional-certificates|projects)\/[^/]+$/,
      udemy: /^https:\/\/www\.udemy\.com\/course\/[^/]+\/$/,
      linkedin_learning: /^https:\/\/www\.linkedin\.com\/learning\/[^/]+$/,
    }
    expect(all.filter(({ platform, url }) => forms[platform]?.test(url) === false)).toEqual([])
  })

  it('names only skills from the taxonomy and reviewed topics, and at least one of them for each', () => {
    const unknown = all.flatMap((course) => course.skills.filter((skill) => !names.has(skill)))
    expect(unknown).toEqual([])
    expect(all.flatMap(({ topics }) => topics.filter((topic) => !courseTopics.includes(topic)))).toEqual([])
    expect(all.filter((course) => course.skills.length + course.topics.length === 0)).toEqual([])
    expect(all.filter((course) => repeated(course.skills).length > 0)).toEqual([])
  })

  it('has known platforms and levels, ratings out of five, and a place where it was found', () => {
    for (const { platform, level, rating, foundIn, name } of all) {
      expect(coursePlatforms).toContain(platform)
      if (level) expect(courseLevels).toContain(level)
      if (rating) expect(rating.value).toBeLessThanOrEqual(5)
      expect(foundIn.trim()).not.toBe('')
      expect(name).toBe(name.trim())
    }
  })

  it('describes each in one sentence, without the level and length that are shown beside it', () => {
    const wrong = all.filter(
      ({ description }) =>
        !/^[\p{Lu}\d.'].*[a-zA-Z0-9+#)!]\.$/u.test(description) ||
        /^This (course|beginner|intermediate|advanced)/.test(description) ||
        / {2}|\. [A-Z].*\. |isation\b|organis|modell/.test(description),
    )
    expect(wrong.map(({ id, description }) => `${id}: ${description}`)).toEqual([])
  })

  it('keeps articles apart', () => {
    expect(articles.every(({ platform }) => platform === 'article')).toBe(true)
    expect(courses.some(({ platform }) => platform === 'article')).toBe(false)
    expect(articlesFor('Mentoring')).toHaveLength(1)
    expect(coursesFor('Mentoring')).toEqual([])
  })
})

describe('the courses of a skill', () => {
  test.each(requiredSkills)('there is something to learn %s with', (skill) => {
    const own = coursesFor(skill)
    if (own.length > 0) {
      expect(own.every((course) => course.skills.includes(skill))).toBe(true)
      return
    }
    const related = relatedCoursesFor(skill)
    expect(related?.courses.length).toBeGreaterThan(0)
    expect(related?.why).toMatch(/^.+\.$/)
  })

  it('begin with one that is about the skill: it stands first, or the title names it', () => {
    const off = requiredSkills.flatMap((skill) => {
      const [first] = coursesFor(skill)
      return first && first.skills.indexOf(skill) > 1 ? [`${skill}: ${first.name}`] : []
    })
    // No course of the catalog is about these alone.
    expect(off.map((line) => line.split(':')[0])).toEqual([
      'Responsive Design',
      'SQLite',
      'Product Analytics',
      'Performance Management',
    ])
  })

  it.each([
    ['Python', 'coursera-python'],
    ['SQL', 'coursera-sql-practical-introduction-for-querying-databases'],
    ['Kubernetes', 'udemy-learn-kubernetes'],
    ['Machine Learning', 'coursera-machine-learning'],
  ])('begin with a course for beginners: %s', (skill, id) => {
    expect(coursesFor(skill)[0]?.id).toBe(id)
  })

  it('put what prepares for an exam, a part of the subject or a list to look up behind', () => {
    const place = (skill: string, name: RegExp) => coursesFor(skill).findIndex((one) => name.test(one.name))
    expect(place('AWS', /Solutions Architect Professional/)).toBeGreaterThan(10)
    expect(place('Python', /Automate Cybersecurity/)).toBeGreaterThan(20)
    expect(place('Kubernetes', /OWASP Kubernetes/)).toBeGreaterThan(20)
    expect(place('React', /Authentication/)).toBeGreaterThan(20)
  })

  it('offer a first choice only if it teaches the skill', () => {
    const off = Object.entries(firstChoices).flatMap(([skill, ids]) =>
      ids.filter((id, place) => coursesFor(skill)[place]?.id !== id).map((id) => `${skill}: ${id}`),
    )
    expect(off).toEqual([])
  })

  it('are none for a skill that nobody teaches, nor for a name from a resume that means something else', () => {
    expect(coursesFor('COBOL')).toEqual([])
    expect(coursesFor('constructor')).toEqual([])
    expect(relatedCoursesFor('constructor')).toBeUndefined()
  })
})

describe('courses of a related skill', () => {
  it('say how they are related', () => {
    expect(relatedCoursesFor('Release Management')).toMatchObject({
      skill: 'CI/CD',
      why: expect.stringContaining('no course on release management'),
    })
    expect(relatedCoursesFor('MariaDB')?.why).toMatch(/does the same job as MariaDB|builds on/)
  })

  it('are authored only where no course is about the skill', () => {
    for (const [skill, { skill: related }] of Object.entries(relatedSubjects)) {
      expect([skill, coursesFor(skill).length]).toEqual([skill, 0])
      expect([related, coursesFor(related).length > 0]).toEqual([related, true])
    }
  })
})

describe('the roles of a course', () => {
  it('begin with the one it fits best', () => {
    expect(mainRoleOf(find('coursera-professional-certificates-ibm-data-engineer'))).toBe('Data Engineer')
    expect(mainRoleOf(find('udemy-learn-kubernetes'))).toBe('DevOps Engineer')
    expect(mainRoleOf(find('coursera-professional-certificates-meta-front-end-developer'))).toBe(
      'Frontend Developer',
    )
  })

  it('may be several, or none', () => {
    expect(rolesOf(find('udemy-learn-docker')).length).toBeGreaterThan(3)
    const blockchain = courses.find(({ skills: [first] }) => first === 'Blockchain')
    expect(blockchain && mainRoleOf(blockchain)).toBeNull()
  })

  it('count high for what the role asks for most, and low for what it does not ask for', () => {
    expect(priorityOf(find('coursera-sql-data-science'), 'Data Engineer')).toBe('high')
    expect(priorityOf(find('coursera-professional-certificates-ibm-ui-ux-designer'), 'Data Engineer')).toBe(
      'low',
    )
  })

  it('give every role at least 15 courses of its own', () => {
    const counts = Map.groupBy(courses, mainRoleOf)
    for (const role of targetRoles)
      expect([role, (counts.get(role)?.length ?? 0) >= 15]).toEqual([role, true])
  })

  it('are named for skills and topics that exist', () => {
    const unknown = Object.keys(homeRoles).filter((name) => !names.has(name) && !courseTopics.includes(name))
    expect(unknown).toEqual([])
  })
})

describe('the hours of a duration', () => {
  it.each([
    ['2h 15m', { from: 2.25, to: 2.25 }],
    ['45m', { from: 0.75, to: 0.75 }],
    ['3h', { from: 3, to: 3 }],
    ['27.5 hours', { from: 27.5, to: 27.5 }],
    ['1 hour', { from: 1, to: 1 }],
    ['30 minutes', { from: 0.5, to: 0.5 }],
    ['Less Than 2 Hours', { from: 0, to: 2 }],
    ['1 - 3 Months', undefined],
    ['1 - 4 Weeks', undefined],
    ['', undefined],
  ])('%s', (duration, hours) => {
    expect(readHours(duration)).toEqual(hours)
  })

  it('are read from every duration of the catalog that states hours', () => {
    const missed = all.filter(
      ({ duration, hours }) => duration && !hours && !/(Weeks|Months)$/.test(duration),
    )
    expect(missed).toEqual([])
  })
})
