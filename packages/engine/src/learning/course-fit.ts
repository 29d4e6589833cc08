import type { Course } from '@nextrung/knowledge/courses'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { courseLevel } from '../person/course-level.ts'
import type { Start } from './start-level.ts'

/** Whom a course is to suit. */
export type About = {
  skill: string
  start: Start
  /** What the person knows or learns on this path. */
  familiar: ReadonlySet<string>
  /** What the skill builds on is known or comes earlier on the path. */
  isPrepared: boolean
  /** What the skill is thought to take. */
  hours: { from: number; to: number }
}

export type Ranked = { course: Course; rank: number }

const aboutAnother = 4
const foreign = 2
const tooLong = 2
const taste = 1
/** Below this, a course fits. */
export const goodRank = 2

/** What the course is mainly about. */
const isAbout = ({ skills, name }: Course, skill: string): boolean =>
  skills.slice(0, 2).includes(skill) || name.toLowerCase().includes(skill.toLowerCase())

/** How well a course's level fits, 0 best; undefined if it doesn't fit at all. */
const levelFit = (course: Course, { start, isPrepared }: About): number | undefined => {
  const level = courseLevel(course) ?? 'any'
  const fit =
    start.level === 'beginner'
      ? { beginner: 0, any: 0, intermediate: 1, advanced: isPrepared ? 3 : undefined }
      : { beginner: undefined, intermediate: 0, any: 0, advanced: 1 }
  return fit[level]
}

const ownWorldKinds: readonly string[] = ['language', 'framework', 'database', 'cloud', 'platform']

/** Whether a course is told in a language, or about a product, that the person neither knows nor learns. */
const isForeign = ({ skills, name: title }: Course, { skill, familiar }: About): boolean => {
  const place = skills.indexOf(skill)
  return skills.some((name, at) => {
    const known = findSkillByName(name)
    if (name === skill || familiar.has(name) || !known || !ownWorldKinds.includes(known.kind)) return false
    if (known.broader?.some((wider) => familiar.has(wider) || wider === skill)) return false
    return known.kind === 'language' || at < place || title.toLowerCase().includes(name.toLowerCase())
  })
}

const leastShare = 0.05

/** Longer than all that the skill is thought to take, or only a taste of it. */
const lengthOff = ({ hours: stated }: Course, { hours }: About): number => {
  if (!stated) return 0
  if (stated.from > hours.to) return tooLong
  return stated.to < hours.from * leastShare ? taste : 0
}

/** The fitting courses: about this very skill, in a world that the person knows, at their level; then as listed. */
export const fitting = (pool: readonly Course[], about: About): Ranked[] =>
  pool
    .flatMap((course, at) => {
      const fit = levelFit(course, about)
      if (fit === undefined) return []
      const off =
        (isAbout(course, about.skill) ? 0 : aboutAnother) +
        (isForeign(course, about) ? foreign : 0) +
        lengthOff(course, about)
      return [{ course, at, rank: fit + off }]
    })
    .sort((a, b) => a.rank - b.rank || a.at - b.at)

/** Introductions to the skill in a world that the person knows: something to fall back on where nothing goes further. */
export const introductionsTo = (pool: readonly Course[], about: About): Course[] =>
  pool.filter(
    (course) =>
      courseLevel(course) === 'beginner' && isAbout(course, about.skill) && !isForeign(course, about),
  )
