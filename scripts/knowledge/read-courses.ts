import type { StoredCourse } from '@nextrung/knowledge/courses/course'
import { courseTopics } from '@nextrung/knowledge/courses/topics'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { reworded } from './course-corrections.ts'
import { describeCourse } from './course-description.ts'
import type { CourseFact } from './course-facts.ts'
import { courseIdOf } from './course-id.ts'
import { leftOutCourses, taughtSkills } from './course-skills.ts'
import { instructorNames } from './instructor-names.ts'

/** Names that the list of courses uses for a skill of the taxonomy that includes it. */
const broaderSkill: Readonly<Record<string, string>> = { Calculus: 'Mathematics' }

const resolveSkills = (
  names: readonly string[],
  courseId: string,
): Pick<StoredCourse, 'skills' | 'topics'> => {
  const topics = names.filter((name) => courseTopics.includes(name))
  const skills = names
    .filter((name) => !topics.includes(name))
    .map((name) => {
      const skill = findSkillByName(broaderSkill[name] ?? name)
      if (skill) return skill.name
      throw new Error(
        `The course ${courseId} teaches "${name}", which is neither in the taxonomy nor in packages/knowledge/src/courses/topics.ts.`,
      )
    })
  return { skills: [...new Set(skills)], ...(topics.length > 0 && { topics }) }
}

const readCourse = (fact: CourseFact): StoredCourse => {
  const id = courseIdOf(fact)
  const { platform, url, level, duration, free, provider, rating, reviews, enrolled, seenYear, foundIn } =
    fact
  return {
    id,
    name: fact.name.replace(/\s+/g, ' ').trim(),
    platform,
    url,
    description: reworded[id] ?? describeCourse(fact.description),
    ...resolveSkills(taughtSkills[id] ?? fact.skills, id),
    ...(level && { level }),
    ...(duration && { duration }),
    ...(free !== null && { free }),
    ...(provider && { provider: platform === 'udemy' ? instructorNames(provider) : provider }),
    ...(rating && { rating }),
    ...(reviews && { reviews }),
    ...(enrolled && { enrolled }),
    ...(seenYear && { seenYear }),
    foundIn,
  }
}

const addressKey = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')

const refuseDuplicates = (courses: readonly StoredCourse[]): void => {
  const seen = new Set<string>()
  for (const { id, url } of courses) {
    for (const key of [id, addressKey(url)]) {
      if (seen.has(key)) throw new Error(`The list of courses has ${url} twice.`)
      seen.add(key)
    }
  }
}

const files = {
  'courses-linkedin-learning.json': (course: StoredCourse) => course.platform === 'linkedin_learning',
  'courses-coursera.json': (course: StoredCourse) => course.platform === 'coursera',
  'courses-udemy.json': (course: StoredCourse) => course.platform === 'udemy',
  'courses-others.json': (course: StoredCourse) =>
    !['linkedin_learning', 'coursera', 'udemy'].includes(course.platform),
}

/**
 * The data files of the catalog, each in the order of ids.
 * @throws Error if a course is listed twice, or teaches something that nobody has reviewed
 */
export const readCourseKnowledge = (facts: readonly CourseFact[]): Record<string, StoredCourse[]> => {
  const courses = facts
    .map(readCourse)
    .filter(({ id }) => !(id in leftOutCourses))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  refuseDuplicates(courses)
  return Object.fromEntries(Object.entries(files).map(([name, holds]) => [name, courses.filter(holds)]))
}
