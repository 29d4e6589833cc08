import type { LearningCourse } from '@nextrung/contract/learning-path'
import { articlesFor, type Course, courses, coursesFor, relatedCoursesFor } from '@nextrung/knowledge/courses'
import { courseLevel } from '../person/course-level.ts'
import { wordsOf } from '../text/stems.ts'
import { courseReason, describeCourse, otherReason } from './describe-course.ts'
import type { Gap } from './find-gaps.ts'
import type { Learner } from './learner.ts'
import type { Start } from './start-level.ts'

export type Choice = {
  main: LearningCourse | undefined
  alternatives: LearningCourse[]
  articles: LearningCourse[]
}

type Pool = { courses: readonly Course[]; relatedTo?: string }

type Chooser = {
  learner: Learner
  withdrawn: ReadonlySet<string>
  /** Ids chosen for earlier skills. */
  used: Set<string>
}

const mostAlternatives = 3
const mostArticles = 2
const mostWords = 8
const large: readonly string[] = ['linkedin_learning', 'coursera', 'udemy']

/** What the course is mainly about. */
const isAbout = ({ skills, name }: Course, skill: string): boolean =>
  skills.slice(0, 2).includes(skill) || name.toLowerCase().includes(skill.toLowerCase())

/** Courses whose titles have every word of a topic that the taxonomy doesn't know. */
const coursesWithWords = (topic: string): Course[] => {
  const words = wordsOf(topic.toLowerCase()).slice(0, mostWords)
  if (words.length === 0) return []
  return courses.filter(({ name }) => {
    const title = new Set(wordsOf(name.toLowerCase()))
    return words.every((word) => title.has(word))
  })
}

/** How well a course's level fits, 0 best; undefined if it doesn't fit at all. */
const levelFit = (course: Course, start: Start): number | undefined => {
  const level = courseLevel(course) ?? 'any'
  const fit =
    start.level === 'beginner'
      ? { beginner: 0, any: 0, intermediate: 1, advanced: undefined }
      : { beginner: undefined, intermediate: 0, any: 1, advanced: 2 }
  return fit[level]
}

/** The fitting courses, those about this very skill first, then by level, then in the catalogue's order. */
const fitting = ({ courses: pool }: Pool, { skill, start }: { skill: string; start: Start }): Course[] =>
  pool
    .flatMap((course, at) => {
      const fit = levelFit(course, start)
      return fit === undefined ? [] : [{ course, at, rank: fit + (isAbout(course, skill) ? 0 : 3) }]
    })
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ course }) => course)

/** Where to look: the skill itself, what counts in its place, and at last what is related to it. */
const poolsFor = ({ skill, anyOf, origin }: Gap): { skill: string; pool: Pool }[] => {
  const related = relatedCoursesFor(skill)
  return [
    { skill, pool: { courses: coursesFor(skill) } },
    ...(origin === 'topic' ? [{ skill, pool: { courses: coursesWithWords(skill) } }] : []),
    ...anyOf.map((name) => ({
      skill: name,
      pool: {
        courses: coursesFor(name),
        relatedTo: `It teaches ${name}, which counts in place of ${skill}.`,
      },
    })),
    ...(related
      ? [
          {
            skill: related.skill,
            pool: { courses: related.courses, relatedTo: `It teaches ${related.skill}: ${related.why}` },
          },
        ]
      : []),
  ]
}

type Offer = { gap: Gap; start: Start; taught: string; relatedTo: string | undefined }

/** Courses that differ from the main one: a free one, other platforms, and one that goes further. */
const alternativesTo = (main: Course, list: readonly Course[], offer: Offer): LearningCourse[] => {
  const others = list.filter(({ id }) => id !== main.id)
  const level = courseLevel(main)
  const wanted = [
    main.free ? undefined : others.find(({ free }) => free),
    ...large
      .filter((platform) => platform !== main.platform)
      .map((platform) => others.find((one) => one.platform === platform)),
    others.find((one) => (courseLevel(one) ?? level) !== level),
    ...others.slice(0, mostAlternatives),
  ]
  const chosen = [...new Set(wanted.filter((one) => one !== undefined))].slice(0, mostAlternatives)
  return chosen.map((course) =>
    describeCourse(course, {
      skill: offer.gap.skill,
      relatedTo: offer.relatedTo,
      reason: otherReason(course, main),
    }),
  )
}

/**
 * One main course for a gap and up to three that differ from it. A course under way stays the main one; finished and
 * withdrawn courses are left out, and courses for beginners wherever the person starts above that.
 */
export const chooseCourses = (
  { gap, start }: { gap: Gap; start: Start },
  { learner, withdrawn, used }: Chooser,
): Choice => {
  const { finishedIds, startedIds } = learner
  const articles = articlesFor(gap.skill)
    .filter(({ id }) => !withdrawn.has(id))
    .slice(0, mostArticles)
    .map((article) => describeCourse(article, { skill: gap.skill }))
  for (const { skill: taught, pool } of poolsFor(gap)) {
    const available = pool.courses.filter(({ id }) => !withdrawn.has(id) && !finishedIds.has(id))
    const list = fitting({ courses: available }, { skill: taught, start })
    const started = available.find(({ id }) => startedIds.has(id))
    const best = list.find((course) => isAbout(course, taught) && !used.has(course.id)) ?? list[0]
    const main = started ?? best
    if (!main) continue
    used.add(main.id)
    const offer = { gap, start, taught, relatedTo: pool.relatedTo }
    const reason = started ? 'You have started this one.' : courseReason(main, { skill: taught, start })
    return {
      main: describeCourse(main, { skill: gap.skill, relatedTo: pool.relatedTo, reason }),
      alternatives: alternativesTo(main, list, offer),
      articles,
    }
  }
  return { main: undefined, alternatives: [], articles }
}
