import type { LearningCourse } from '@nextrung/contract/learning-path'
import { type Course, platformLabel } from '@nextrung/knowledge/courses'
import { counted, listed } from '../path/path.public.ts'
import { courseLevel } from '../person/course-level.ts'
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

const levelSentence = (course: Course, { start, isPrepared }: Reasons): string[] => {
  const level = courseLevel(course)
  if (level === null) return []
  if (start.level !== 'beginner') return [`At ${level} level${start.because ? `, ${start.because}` : ''}.`]
  if (level === 'beginner') return ['Starts from the beginning.']
  return [
    isPrepared
      ? `At ${level} level; you will know what it needs by then.`
      : 'The most suitable one that we have, though not for beginners.',
  ]
}

// Shorter ones are shown to the minute beside the course.
const wholeHours = 2

const focusSentence = ({ skills, hours }: Course, skill: string): string[] => {
  if (!skills.includes(skill)) return []
  const others = skills.filter((name) => name !== skill)
  const time = hours && hours.to >= wholeHours ? ` in ${counted(Math.round(hours.to), 'hour')}` : ''
  return [
    others.length === 0 ? `Covers only ${skill}${time}.` : `Covers ${listed([skill, ...others], 4)}${time}.`,
  ]
}

type Reasons = {
  skill: string
  start: Start
  /** What the skill builds on comes earlier on the path. */
  isPrepared: boolean
}

/** Why this course is the main one, as sentences. */
export const courseReason = (course: Course, reasons: Reasons): string =>
  [
    ...levelSentence(course, reasons),
    ...focusSentence(course, reasons.skill),
    ...(course.rating ? [`Rated ${course.rating.value} out of 5 (${course.rating.year}).`] : []),
    ...(course.free ? ['Free.'] : []),
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

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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

/** What a single page is about, and for whom. */
export const articleReason = ({ level }: Course, skill: string): string =>
  `An article on ${skill}${level === 'beginner' ? ', for beginners' : level ? `, at ${level} level` : ''}.`
