import type { LearningCourse } from '@nextrung/contract/learning-path'
import { challenges } from '@nextrung/knowledge/challenges'
import { articlesFor, type Course, courses, coursesFor, relatedCoursesFor } from '@nextrung/knowledge/courses'
import { findSkillByName } from '@nextrung/knowledge/skills'
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
  /** What the person knows or learns on this path. */
  familiar: ReadonlySet<string>
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
      : { beginner: undefined, intermediate: 0, any: 0, advanced: 1 }
  return fit[level]
}

const ownWorldKinds: readonly string[] = ['language', 'framework', 'database', 'cloud', 'platform']

/** Whether a course is told in a language or on a platform that the person neither knows nor learns. */
const isForeign = (
  { skills }: Course,
  { skill, familiar }: { skill: string; familiar: ReadonlySet<string> },
) =>
  skills.some(
    (name) =>
      name !== skill && !familiar.has(name) && ownWorldKinds.includes(findSkillByName(name)?.kind ?? ''),
  )

/** A title that promises an introduction to somebody who needs none. */
const isIntroductory = (course: Course, start: Start): boolean =>
  start.level !== 'beginner' && courseLevel({ name: course.name, level: null }) === 'beginner'

const aboutAnother = 4
const introductory = 1
const foreign = 2
/** Below this, a course fits. */
const goodRank = 2

type Ranked = { course: Course; rank: number }

/** The fitting courses: about this very skill, in a world that the person knows, at their level; then as catalogued. */
const fitting = (
  pool: readonly Course[],
  about: { skill: string; start: Start; familiar: ReadonlySet<string> },
): Ranked[] =>
  pool
    .flatMap((course, at) => {
      const fit = levelFit(course, about.start)
      if (fit === undefined) return []
      const off =
        (isAbout(course, about.skill) ? 0 : aboutAnother) +
        (isForeign(course, about) ? foreign : 0) +
        (isIntroductory(course, about.start) ? introductory : 0)
      return [{ course, at, rank: fit + off }]
    })
    .sort((a, b) => a.rank - b.rank || a.at - b.at)

type Source = { skill: string; pool: Pool; isRelated: boolean }

/** Where to look: the skill itself and what counts in its place; what is only related, if nothing else teaches it. */
const poolsFor = ({ skill, anyOf, origin }: Gap): Source[] => {
  const direct = coursesFor(skill)
  const isPractised = direct.length > 0 && challenges.some(({ skills }) => skills.includes(skill))
  const related = isPractised ? undefined : relatedCoursesFor(skill)
  return [
    { skill, isRelated: false, pool: { courses: direct } },
    ...(origin === 'topic' ? [{ skill, isRelated: false, pool: { courses: coursesWithWords(skill) } }] : []),
    ...anyOf.map((name) => ({
      skill: name,
      isRelated: false,
      pool: {
        courses: coursesFor(name),
        relatedTo: `It teaches ${name}, which counts in place of ${skill}.`,
      },
    })),
    ...(related
      ? [
          {
            skill: related.skill,
            isRelated: true,
            pool: { courses: related.courses, relatedTo: `It teaches ${related.skill}: ${related.why}` },
          },
        ]
      : []),
  ]
}

type Offer = { gap: Gap; relatedTo: string | undefined }

/** Courses that differ from the main one: a free one, other platforms, and one that goes further. */
const alternativesTo = (
  main: Course,
  list: readonly Course[],
  { gap, relatedTo }: Offer,
): LearningCourse[] => {
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
    describeCourse(course, { skill: gap.skill, relatedTo, reason: otherReason(course, main) }),
  )
}

type Wanted = { gap: Gap; start: Start }

const articlesOn = ({ skill }: Gap, { start, withdrawn }: { start: Start; withdrawn: ReadonlySet<string> }) =>
  articlesFor(skill)
    .filter(({ id, level }) => !withdrawn.has(id) && (start.level === 'beginner' || level !== 'beginner'))
    .slice(0, mostArticles)
    .map((article) => describeCourse(article, { skill }))

/** The pools with the courses that the person could take, and the one that they have started. */
const openPools = ({ gap, start }: Wanted, { learner, withdrawn, familiar }: Chooser) =>
  poolsFor(gap).map(({ skill, pool, isRelated }) => {
    const available = pool.courses.filter(({ id }) => !withdrawn.has(id) && !learner.finishedIds.has(id))
    return {
      skill,
      isRelated,
      relatedTo: pool.relatedTo,
      started: available.find(({ id }) => learner.startedIds.has(id)),
      ranked: fitting(available, { skill, start, familiar }),
    }
  })

/**
 * One main course for a gap and up to three that differ from it. A course under way stays the main one; finished and
 * withdrawn courses are left out, and courses for beginners wherever the person starts above that.
 */
export const chooseCourses = (wanted: Wanted, chooser: Chooser): Choice => {
  const { gap, start } = wanted
  const articles = articlesOn(gap, { start, withdrawn: chooser.withdrawn })
  const pools = openPools(wanted, chooser)
  const pool =
    pools.find(({ started }) => started) ??
    pools.find(({ ranked, isRelated }) => !isRelated && (ranked[0]?.rank ?? goodRank) < goodRank) ??
    pools.find(({ ranked }) => ranked.length > 0)
  if (!pool) return { main: undefined, alternatives: [], articles }
  const { started, ranked, skill, relatedTo } = pool
  const best = ranked.find(({ course, rank }) => rank < goodRank && !chooser.used.has(course.id)) ?? ranked[0]
  const main = started ?? best?.course
  if (!main) return { main: undefined, alternatives: [], articles }
  chooser.used.add(main.id)
  const good = ranked.filter(({ rank }) => rank < goodRank)
  const list = (good.length > 1 ? good : ranked).map(({ course }) => course)
  const reason = started
    ? 'You have started this one.'
    : courseReason(main, { skill, start, isPrepared: gap.after.length > 0 })
  return {
    main: describeCourse(main, { skill: gap.skill, relatedTo, reason }),
    alternatives: alternativesTo(main, list, { gap, relatedTo }),
    articles,
  }
}
