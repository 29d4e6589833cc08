import { type Course, isFirstChoice } from '@nextrung/knowledge/courses'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { courseLevel } from '../person/course-level.ts'
import type { Start } from './start-level.ts'

/** Whom a course is to suit. */
export type About = {
  skill: string
  start: Start
  /** What the person knows or learns on this path. */
  familiar: ReadonlySet<string>
  /** What the person knows. */
  known: ReadonlySet<string>
  /** What the skill builds on is known or comes earlier on the path. */
  isPrepared: boolean
  /** What the skill is thought to take. */
  hours: { from: number; to: number }
}

export type Ranked = { course: Course; rank: number; at: number }

const touches = 1
const aboutAnother = 4
const foreign = 2
const foreignLanguage = 6
const tooLong = 2
/** From here on, a course is no help. */
const hopeless = 6
/** Below this, a course fits. */
export const goodRank = 2

/** 0 for a course about the skill, more for one that only teaches it beside something else that is new. */
const focusOff = (course: Course, { skill, known }: Pick<About, 'skill' | 'known'>): number => {
  const { name } = course
  const skills = course.skills.filter((one) => one === skill || !known.has(one))
  const isAbout = skills[0] === skill || name.toLowerCase().includes(skill.toLowerCase())
  if (isAbout || isFirstChoice(course, skill)) return 0
  return skills[1] === skill ? touches : aboutAnother
}

/** How well a course's level fits, 0 best; undefined if it doesn't fit at all. */
const levelFit = (course: Course, { start, isPrepared }: About): number | undefined => {
  const level = courseLevel(course) ?? 'any'
  const fit =
    start.level === 'beginner'
      ? { beginner: 0, any: 0, intermediate: 1, advanced: isPrepared ? 3 : undefined }
      : { beginner: undefined, intermediate: 0, any: 0, advanced: 1 }
  return fit[level]
}

const productKinds: readonly string[] = ['framework', 'database', 'cloud', 'platform']

/** Whether the person knows or learns a product, or a larger one that it is part of. */
const isFamiliar = (name: string, familiar: ReadonlySet<string>): boolean =>
  familiar.has(name) ||
  (findSkillByName(name)?.broader ?? []).some(
    (wider) => familiar.has(wider) && productKinds.includes(findSkillByName(wider)?.kind ?? ''),
  )

/** How foreign a course is that is told in a language, or about a product, that the person neither knows nor learns. */
const foreignOff = ({ skills, name: title }: Course, { skill, familiar }: About): number => {
  const place = skills.indexOf(skill)
  const strange = skills.filter((name) => name !== skill && !isFamiliar(name, familiar))
  const kindOf = (name: string) => findSkillByName(name)?.kind ?? ''
  if (strange.some((name) => name === skills[0] && kindOf(name) === 'language')) return foreignLanguage
  const isCentral = (name: string) =>
    skills.indexOf(name) < place || title.toLowerCase().includes(name.toLowerCase())
  const isForeign = (name: string) =>
    kindOf(name) === 'language' || (productKinds.includes(kindOf(name)) && isCentral(name))
  return strange.some(isForeign) ? foreign : 0
}

const leastForPractice = 0.15
const leastShare = 0.05

/** Leaves no time for practice, of all that the skill is thought to take. */
const isTooLong = ({ hours: stated }: Course, { hours }: About): boolean =>
  stated !== undefined && stated.from > hours.to * (1 - leastForPractice)

/** Far shorter than what the skill is thought to take. */
export const isTaste = ({ hours: stated }: Course, hours: About['hours']): boolean =>
  stated !== undefined && stated.to < hours.from * leastShare

/** The fitting courses: about this very skill, in a world that the person knows, at their level; then as listed. */
export const fitting = (pool: readonly Course[], about: About): Ranked[] =>
  pool
    .flatMap((course, at) => {
      const fit = levelFit(course, about)
      if (fit === undefined) return []
      const off = focusOff(course, about) + foreignOff(course, about)
      return [{ course, at, rank: fit + off + (isTooLong(course, about) ? tooLong : 0) }]
    })
    .filter(({ rank }) => rank < hopeless)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)

/** Introductions to the skill in a world that the person knows: something to fall back on where nothing goes further. */
export const introductionsTo = (pool: readonly Course[], about: About): Course[] =>
  pool.filter((course) => courseLevel(course) === 'beginner' && foreignOff(course, about) === 0)
