import type { LearningCourse } from '@nextrung/contract/learning-path'
import { type Course, platformLabel } from '@nextrung/knowledge/courses'
import { listed } from '../path/path.public.ts'
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

/** "Starts from the beginning", "At intermediate level"; what nobody states isn't said. */
const levelWords = (course: Course, start: Start): string => {
  const level = courseLevel(course)
  if (start.level === 'beginner') {
    if (level === 'beginner') return 'Starts from the beginning'
    return level === null ? 'No level stated' : 'The most suitable one that we have, though not for beginners'
  }
  return level === null ? 'No level stated' : `At ${level} level`
}

const focusWords = ({ skills }: Course, skill: string): string => {
  const others = skills.filter((name) => name !== skill)
  if (!skills.includes(skill)) return ''
  return others.length === 0 ? `; about ${skill} alone` : `; covers ${skill} with ${listed(others, 3)}`
}

/** Why this course is the main one, as sentences. */
export const courseReason = (course: Course, { skill, start }: { skill: string; start: Start }): string => {
  const because = start.because && courseLevel(course) !== null ? `, because ${start.because}` : ''
  const rated = course.rating ? ` Rated ${course.rating.value} of 5 (${course.rating.year}).` : ''
  return `${levelWords(course, start)}${because}${focusWords(course, skill)}.${rated}${course.free ? ' Free.' : ''}`
}

const generic: Partial<Record<Course['platform'], string>> = {
  official: 'from its official site',
  university: 'from a university',
  tutorial: 'a tutorial',
  book: 'an online book',
}

const placeOf = ({ platform }: Course): string => generic[platform] ?? `on ${platformLabel[platform]}`

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What an alternative offers that the main course doesn't. */
export const otherReason = (course: Course, main: Course): string => {
  const level = courseLevel(course)
  const words = [
    ...(course.free && !main.free ? ['free'] : []),
    ...(course.platform !== main.platform ? [placeOf(course)] : []),
    ...(level && level !== courseLevel(main)
      ? [level === 'beginner' ? 'for beginners' : `at ${level} level`]
      : []),
  ]
  return words.length > 0 ? `${upperFirst(words.join(', '))}.` : 'Another way to learn the same.'
}
