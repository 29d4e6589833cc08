import type { LearningCourse } from '@nextrung/contract/learning-path'
import { type Course, platformLabel } from '@nextrung/knowledge/courses'
import { counted, listed } from '../path/path.public.ts'
import { courseLevel } from '../person/course-level.ts'
import { isTaste } from './course-fit.ts'
import type { Start } from './start-level.ts'

type About = { skill: string; relatedTo?: string | undefined; reason?: string | undefined }

/** A course as the contract describes it; what we don't know is left out. */
export const describeCourse = (course: Course, { skill, relatedTo, reason }: About): LearningCourse => {
  const { id, name, description, platform, url, duration, level, free, provider, rating, hours } = course
  return {
    id,
    name,
    description,
    platform,
    platformName: platformLabel[platform],
    url,
    skill,
    ...(duration !== null ? { duration } : {}),
    ...(relatedTo ? { relatedTo } : {}),
    ...(level ? { level } : {}),
    ...(free !== null ? { free } : {}),
    ...(provider !== null ? { provider } : {}),
    ...(rating ? { rating } : {}),
    ...(hours ? { hours } : {}),
    ...(reason ? { reason } : {}),
  }
}

const levelClause = (course: Course, { start, isPrepared }: Reasons): string | undefined => {
  const level = courseLevel(course)
  if (level === null) return undefined
  if (start.level !== 'beginner') return `At ${level} level${start.because ? `, ${start.because}` : ''}`
  if (level === 'beginner') return 'Starts from the beginning'
  return isPrepared
    ? `At ${level} level; you will know what it needs by then`
    : 'The most suitable one that we have, though not for beginners'
}

// Shorter ones are shown to the minute beside the course.
const wholeHours = 2

const focusClause = ({ skills, hours }: Course, skill: string): string | undefined => {
  if (!skills.includes(skill)) return undefined
  const others = skills.filter((name) => name !== skill)
  const time = hours && hours.to >= wholeHours ? ` in ${counted(Math.round(hours.to), 'hour')}` : ''
  return `covers ${others.length === 0 ? `only ${skill}` : listed([skill, ...others], 4)}${time}`
}

/** "Starts from the beginning and covers only Python in 62 hours." */
const clauses = (level: string | undefined, focus: string | undefined): string[] => {
  if (!level) return focus ? [`${upperFirst(focus)}.`] : []
  if (!focus) return [`${level}.`]
  const isPlain = level.startsWith('Starts')
  return isPlain ? [`${level} and ${focus}.`] : [`${level}.`, `${upperFirst(focus)}.`]
}

type Reasons = {
  skill: string
  start: Start
  /** What the skill builds on comes earlier on the path. */
  isPrepared: boolean
  /** What the skill is thought to take. */
  hours: { from: number; to: number }
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Why this course is the main one, as sentences. Its rating, price and platform are shown beside it. */
export const courseReason = (course: Course, reasons: Reasons): string =>
  [
    ...clauses(levelClause(course, reasons), focusClause(course, reasons.skill)),
    ...(isTaste(course, reasons.hours) ? ['A short start: most of the hours go into practice.'] : []),
  ].join(' ')

const generic: Partial<Record<Course['platform'], string>> = {
  official: 'from its official site',
  university: 'from a university',
  tutorial: 'tutorial',
  book: 'online book',
}

const isShorter = (course: Course, main: Course): boolean =>
  course.hours !== undefined && main.hours !== undefined && course.hours.to < main.hours.to / 2

const placeOf = ({ platform }: Course): string => generic[platform] ?? `on ${platformLabel[platform]}`

const mostMore = 2

/** What an alternative offers that the main course doesn't. */
export const otherReason = (course: Course, { main, skill }: { main: Course; skill: string }): string => {
  const level = courseLevel(course)
  const isNamedByKind = course.platform === 'tutorial' || course.platform === 'book'
  if (isNamedByKind && course.free && !main.free) return `A free ${placeOf(course)}.`
  const words = [
    ...(course.free && !main.free ? ['free'] : []),
    ...(isShorter(course, main) ? ['shorter'] : []),
    ...(course.platform !== main.platform ? [placeOf(course)] : []),
    ...(level && level !== courseLevel(main)
      ? [level === 'beginner' ? 'for beginners' : `at ${level} level`]
      : []),
  ]
  const more = course.skills.filter((name) => name !== skill && !main.skills.includes(name))
  if (more.length > 0) words.push(`also covers ${listed(more, mostMore)}`)
  else if (course.rating) words.push(`rated ${course.rating.value} out of 5 (${course.rating.year})`)
  return words.length > 0 ? `${upperFirst(words.join(', '))}.` : 'Another way to learn the same.'
}

/** Why an introduction is offered to somebody who starts above it. */
export const introductionReason = 'For beginners: nothing on our list goes further.'

/** Why a course on a neighboring skill is no main one. */
export const nearestReason = 'The nearest that we have.'

/** What a single page is about, and for whom. */
export const articleReason = ({ level }: Course, skill: string): string =>
  `An article on ${skill}${level === 'beginner' ? ', for beginners' : level ? `, at ${level} level` : ''}.`
