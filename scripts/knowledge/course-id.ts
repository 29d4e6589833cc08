import type { CourseFact } from './course-facts.ts'

const prefixes: Partial<Record<CourseFact['platform'], string>> = {
  coursera: 'coursera',
  udemy: 'udemy',
  linkedin_learning: 'linkedin-learning',
}

/** Parts of a path that every course of the platform has. */
const usual = new Set(['course', 'learn', 'learning'])

/** A readable id that stays the same as long as the address does. */
export const courseIdOf = ({ platform, url }: Pick<CourseFact, 'platform' | 'url'>): string => {
  const { hostname, pathname } = new URL(url)
  const prefix = prefixes[platform]
  const parts = pathname.split('/').filter((part) => part !== '' && !(prefix && usual.has(part)))
  return [prefix ?? hostname.replace(/^www\./, ''), ...parts]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
