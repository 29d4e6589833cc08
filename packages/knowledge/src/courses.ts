import type { Course, StoredCourse } from './courses/course.ts'
import courseraCourses from './courses/facts/courses-coursera.json' with { type: 'json' }
import linkedinLearningCourses from './courses/facts/courses-linkedin-learning.json' with { type: 'json' }
import otherCourses from './courses/facts/courses-others.json' with { type: 'json' }
import udemyCourses from './courses/facts/courses-udemy.json' with { type: 'json' }
import { firstChoices } from './courses/first-choices.ts'
import { rankCourse } from './courses/rank-course.ts'
import { readHours } from './courses/read-hours.ts'
import { type RelatedSubject, relatedSubjects } from './courses/related-subjects.ts'
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

// Maps, because a resume may name a "constructor".
const choices = new Map(Object.entries(firstChoices))
const related = new Map(Object.entries(relatedSubjects))

/** Whether reading it showed that a course teaches the skill, whatever else it names first. */
export const isFirstChoice = ({ id }: Course, skill: string): boolean =>
  choices.get(skill)?.includes(id) ?? false

/** Above every rank by rule, in the order of the list. */
const rankOf = (course: Course, skill: string): number => {
  const choice = choices.get(skill)?.indexOf(course.id) ?? -1
  return choice < 0 ? rankCourse(course, skill) : 100 - choice
}

const order = (list: readonly Course[], skill: string): readonly Course[] =>
  list
    .map((course) => ({ course, rank: rankOf(course, skill) }))
    .sort((a, b) => b.rank - a.rank || (a.course.id < b.course.id ? -1 : 1))
    .map(({ course }) => course)

const none: readonly Course[] = []

/** Orders the courses of a skill or topic when they are first asked for: most never are. */
const makeFinder = (list: readonly Course[]): ((skill: string) => readonly Course[]) => {
  const unordered = new Map<string, Course[]>()
  for (const course of list) {
    for (const skill of [...course.skills, ...course.topics])
      unordered.set(skill, [...(unordered.get(skill) ?? []), course])
  }
  const ordered = new Map<string, readonly Course[]>()
  return (skill) => {
    const found = unordered.get(skill)
    if (!found) return none
    const known = ordered.get(skill) ?? order(found, skill)
    ordered.set(skill, known)
    return known
  }
}

/** The courses that teach a skill of the taxonomy or a topic, the one that teaches this very skill best first. */
export const coursesFor: (skill: string) => readonly Course[] = makeFinder(courses)

/** The articles about a skill, in the same order. */
export const articlesFor: (skill: string) => readonly Course[] = makeFinder(articles)

export type RelatedCourses = RelatedSubject & { courses: readonly Course[] }

const relatedSubjectsOf = (skill: string): readonly RelatedSubject[] => [
  ...[related.get(skill)].filter((one) => one !== undefined),
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
  const subject = relatedSubjectsOf(skill).find((one) => coursesFor(one.skill).length > 0)
  return subject && { ...subject, courses: coursesFor(subject.skill) }
}
