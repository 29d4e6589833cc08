import type { LearningCourse } from '@nextrung/contract/learning-path'
import { challenges } from '@nextrung/knowledge/challenges'
import { articlesFor, type Course, courses, coursesFor, relatedCoursesFor } from '@nextrung/knowledge/courses'
import { impliedBy } from '@nextrung/knowledge/skill-relations'
import { courseLevel } from '../person/course-level.ts'
import { wordsOf } from '../text/stems.ts'
import { fitting, goodRank, introductionsTo, isTaste } from './course-fit.ts'
import {
  articleReason,
  courseReason,
  describeCourse,
  introductionReason,
  nearestReason,
  otherReason,
} from './describe-course.ts'
import type { Gap } from './find-gaps.ts'
import type { Learner } from './learner.ts'
import type { Start } from './start-level.ts'

export type Choice = {
  main: LearningCourse | undefined
  /** The nearest one on another skill of the path; the main one if no task teaches this skill. */
  nearest?: LearningCourse
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
const mostIntroductions = 2
const mostWords = 8
const mainSkills = 2
const large: readonly string[] = ['linkedin_learning', 'coursera', 'udemy']

/** Courses whose titles have every word of a topic that the taxonomy doesn't know. */
const coursesWithWords = (topic: string): Course[] => {
  const words = wordsOf(topic.toLowerCase()).slice(0, mostWords)
  if (words.length === 0) return []
  return courses.filter(({ name }) => {
    const title = new Set(wordsOf(name.toLowerCase()))
    return words.every((word) => title.has(word))
  })
}

type Source = { skill: string; pool: Pool; isRelated: boolean; isNearer?: boolean | undefined }

/** A task teaches the skill. */
const isPracticed = ({ skill }: Pick<Gap, 'skill'>): boolean =>
  challenges.some(({ skills }) => skills.includes(skill))

/** Where to look: the skill itself and what counts in its place; what is only related, if nothing else teaches it. */
const poolsFor = ({ skill, anyOf, origin }: Gap): Source[] => {
  const direct = coursesFor(skill)
  const related = direct.length > 0 && isPracticed({ skill }) ? undefined : relatedCoursesFor(skill)
  const nearby = related
    ? [
        {
          skill: related.skill,
          isRelated: true,
          isNearer: related.isNearer,
          pool: { courses: related.courses, relatedTo: `It teaches ${related.skill}: ${related.why}` },
        },
      ]
    : []
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
    ...nearby,
  ]
}

type Offer = { gap: Gap; skill: string; relatedTo: string | undefined }

/** Courses that differ from the main one: a free one, other platforms, and one that goes further. */
const alternativesTo = (
  main: Course,
  list: readonly Course[],
  { gap, skill, relatedTo }: Offer,
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
    describeCourse(course, { skill: gap.skill, relatedTo, reason: otherReason(course, { main, skill }) }),
  )
}

type Wanted = { gap: Gap; start: Start }

const articlesOn = ({ skill }: Gap, { start, withdrawn }: { start: Start; withdrawn: ReadonlySet<string> }) =>
  articlesFor(skill)
    .filter(({ id, level }) => !withdrawn.has(id) && (start.level === 'beginner' || level !== 'beginner'))
    .slice(0, mostArticles)
    .map((article) => describeCourse(article, { skill, reason: articleReason(article, skill) }))

/** The pools with the courses that the person could take, and the one that they have started. */
const openPools = ({ gap, start }: Wanted, { learner, withdrawn, familiar }: Chooser) => {
  const known = new Set(learner.known.keys())
  return poolsFor(gap).map(({ skill, pool, isRelated, isNearer }) => {
    const available = pool.courses.filter(({ id }) => !withdrawn.has(id) && !learner.finishedIds.has(id))
    const about = { skill, start, familiar, known, isPrepared: gap.after.length > 0, hours: gap.hours }
    return {
      skill,
      isRelated,
      isNearer,
      relatedTo: pool.relatedTo,
      started: available.find(({ id }) => learner.startedIds.has(id)),
      ranked: fitting(available, about),
      introductions: introductionsTo(available, about),
    }
  })
}

type OpenPool = ReturnType<typeof openPools>[number]

const isGood = ({ ranked }: OpenPool): boolean => (ranked[0]?.rank ?? goodRank) < goodRank

/** A taste of what counts in a skill's place says little about the skill. */
const isOnlyATaste = ({ ranked, relatedTo, isRelated }: OpenPool, { hours }: Gap): boolean =>
  relatedTo !== undefined &&
  !isRelated &&
  ranked.every(({ course, rank }) => rank >= goodRank || isTaste(course, hours))

/** Where the one under way is; else what fits the skill or counts in its place; else whatever comes nearest. */
const choosePool = (pools: readonly OpenPool[], gap: Gap): OpenPool | undefined =>
  pools.find(({ started }) => started) ??
  pools.find((pool) => pool.isNearer && isGood(pool)) ??
  pools.find((pool) => !pool.isRelated && isGood(pool) && !isOnlyATaste(pool, gap)) ??
  pools.find((pool) => pool.isRelated && isGood(pool)) ??
  pools.find(({ ranked }) => ranked.length > 0)

/** Whether the path teaches everything that a related course is about, or the person knows it. */
const hasNothingNew = (course: Course, { familiar, used }: Chooser): boolean => {
  if (used.has(course.id)) return true
  const met = new Set([...familiar, ...[...familiar].flatMap(impliedBy)])
  return course.skills.slice(0, mainSkills).every((skill) => met.has(skill))
}

const onPathAlready = 2
const onlyATaste = 1

/** The best one to learn with: rather one that isn't on the path yet, and more than a taste. */
const chooseMain = (
  { started, ranked }: OpenPool,
  { gap, used }: { gap: Gap; used: ReadonlySet<string> },
): Course | undefined =>
  started ??
  ranked
    .map(({ course, rank, at }) => ({
      course,
      at,
      cost: rank + (used.has(course.id) ? onPathAlready : 0) + (isTaste(course, gap.hours) ? onlyATaste : 0),
    }))
    .sort((a, b) => a.cost - b.cost || a.at - b.at)[0]?.course

/** Where nothing goes further than an introduction, the introductions, with no main course. */
const onlyIntroductions = (pools: readonly OpenPool[], gap: Gap): LearningCourse[] => {
  const pool = pools.find(({ introductions }) => introductions.length > 0)
  return (pool?.introductions ?? [])
    .slice(0, mostIntroductions)
    .map((course) =>
      describeCourse(course, { skill: gap.skill, relatedTo: pool?.relatedTo, reason: introductionReason }),
    )
}

/** What comes nearest, though the path teaches it elsewhere: the task is what teaches the skill. */
const nearestOf = ({ ranked, relatedTo }: OpenPool, gap: Gap): LearningCourse[] =>
  ranked
    .slice(0, mostIntroductions)
    .map(({ course }) => describeCourse(course, { skill: gap.skill, relatedTo, reason: nearestReason }))

/**
 * One main course for a gap and up to three that differ from it. A course under way stays the main one; finished and
 * withdrawn courses are left out, and courses for beginners wherever the person starts above that, unless there is
 * nothing else.
 */
export const chooseCourses = (wanted: Wanted, chooser: Chooser): Choice => {
  const { gap, start } = wanted
  const articles = articlesOn(gap, { start, withdrawn: chooser.withdrawn })
  const pools = openPools(wanted, chooser)
  const pool = choosePool(pools, gap)
  if (!pool) return { main: undefined, alternatives: onlyIntroductions(pools, gap), articles }
  const { started, ranked, skill, relatedTo } = pool
  const main = chooseMain(pool, { gap, used: chooser.used })
  if (!main) return { main: undefined, alternatives: [], articles }
  if (pool.isRelated && !started && hasNothingNew(main, chooser)) {
    const [first, ...others] = nearestOf(pool, gap)
    return { main: undefined, ...(first ? { nearest: first } : {}), alternatives: others, articles }
  }
  chooser.used.add(main.id)
  const good = ranked.filter(({ rank }) => rank < goodRank)
  const list = (good.length > 1 ? good : ranked).map(({ course }) => course)
  const reason = started
    ? 'You have started this one.'
    : courseReason(main, { skill, start, isPrepared: gap.after.length > 0, hours: gap.hours })
  return {
    main: describeCourse(main, { skill: gap.skill, relatedTo, reason }),
    alternatives: alternativesTo(main, list, { gap, skill, relatedTo }),
    articles,
  }
}
