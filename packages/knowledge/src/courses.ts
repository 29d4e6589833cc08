import type { Course, StoredCourse } from './courses/course.ts'
import courseraCourses from './courses/facts/courses-coursera.json' with { type: 'json' }
import linkedinLearningCourses from './courses/facts/courses-linkedin-learning.json' with { type: 'json' }
import otherCourses from './courses/facts/courses-others.json' with { type: 'json' }
import udemyCourses from './courses/facts/courses-udemy.json' with { type: 'json' }
import { firstChoices } from './courses/first-choices.ts'
import { rankCourse } from './courses/rank-course.ts'
import { readHours } from './courses/read-hours.ts'
import { relatedSubjects } from './courses/related-subjects.ts'
import { impliedBy, partsOf, similarTo } from './skill-relations.ts'

export type { Course, CourseLevel, CoursePlatform } from './courses/course.ts'
export { platformLabel } from './courses/course.ts'
export { type CoursePriority, mainRoleOf, priorityOf, rolesOf } from './courses/course-roles.ts'

const toCourse = ({
  topics = [],
  level,
  duration,
  free,
  provider,
  seenYear,
  ...stored
}: StoredCourse): Course => {
  const hours = duration === undefined ? undefined : readHours(duration)
  return {
    ...stored,
    topics,
    level: level ?? null,
    duration: duration ?? null,
    free: free ?? null,
    provider: provider ?? null,
    seenYear: seenYear ?? null,
    ...(hours && { hours }),
  }
}

// The program that wrote the files checked their shape.
const catalog = (
  [linkedinLearningCourses, courseraCourses, udemyCourses, otherCourses] as unknown as StoredCourse[][]
)
  .flat()
  .map(toCourse)

/** Courses and what teaches like one: lessons, tutorials, books. LinkedIn Learning, Coursera and Udemy come first. */
export const courses: readonly Course[] = catalog.filter(({ platform }) => platform !== 'article')

/** Single pages to read: resources, not courses. */
export const articles: readonly Course[] = catalog.filter(({ platform }) => platform === 'article')

const byId = new Map(catalog.map((course) => [course.id, course]))

/** The course or article with this id. */
export const findCourse = (id: string): Course | undefined => byId.get(id)

/** Above every rank by rule, in the order of the list. */
const rankOf = (course: Course, skill: string): number => {
  const choice = firstChoices[skill]?.indexOf(course.id) ?? -1
  return choice < 0 ? rankCourse(course, skill) : 100 - choice
}

/** By skill and by topic, best first. */
const indexBySkill = (list: readonly Course[]): ReadonlyMap<string, readonly Course[]> => {
  const pairs = list.flatMap((course) =>
    [...course.skills, ...course.topics].map((skill) => ({ skill, course, rank: rankOf(course, skill) })),
  )
  const sorted = pairs.sort((a, b) => b.rank - a.rank || (a.course.id < b.course.id ? -1 : 1))
  return new Map(
    [...Map.groupBy(sorted, ({ skill }) => skill)].map(([skill, found]) => [
      skill,
      found.map(({ course }) => course),
    ]),
  )
}

const coursesBySkill = indexBySkill(courses)
const articlesBySkill = indexBySkill(articles)
const none: readonly Course[] = []

/** The courses that teach a skill of the taxonomy or a topic, the one that teaches this very skill best first. */
export const coursesFor = (skill: string): readonly Course[] => coursesBySkill.get(skill) ?? none

/** The articles about a skill. */
export const articlesFor = (skill: string): readonly Course[] => articlesBySkill.get(skill) ?? none

export type RelatedCourses = {
  /** What the courses are about instead. */
  skill: string
  /** One sentence to a learner. */
  why: string
  courses: readonly Course[]
}

const relatedSubjectsOf = (skill: string): readonly { skill: string; why: string }[] => [
  ...(relatedSubjects[skill] ? [relatedSubjects[skill]] : []),
  ...partsOf(skill).map((part) => ({ skill: part, why: `${part} is a part of ${skill}.` })),
  ...similarTo(skill).map(({ skill: other, likeness }) => ({
    skill: other,
    why:
      likeness === 'same kind'
        ? `${other} does the same job as ${skill}, so much of it carries over.`
        : `${other} and ${skill} share ideas.`,
  })),
  ...impliedBy(skill).map((wider) => ({ skill: wider, why: `${skill} builds on ${wider}.` })),
]

/** For a skill that no course is about: courses of a related one, and how it is related. `undefined` if there are none. */
export const relatedCoursesFor = (skill: string): RelatedCourses | undefined => {
  const related = relatedSubjectsOf(skill).find((one) => coursesFor(one.skill).length > 0)
  return related && { ...related, courses: coursesFor(related.skill) }
}
