/** Where courses are found, with the name to show. The first three are the ones that people ask for by name. */
export const platformLabel = {
  linkedin_learning: 'LinkedIn Learning',
  coursera: 'Coursera',
  udemy: 'Udemy',
  edx: 'edX',
  freecodecamp: 'freeCodeCamp',
  microsoft_learn: 'Microsoft Learn',
  aws_skill_builder: 'AWS Skill Builder',
  mdn: 'MDN Web Docs',
  mit_ocw: 'MIT OpenCourseWare',
  kaggle: 'Kaggle',
  fast_ai: 'fast.ai',
  deeplearning_ai: 'DeepLearning.AI',
  odin_project: 'The Odin Project',
  scrimba: 'Scrimba',
  udacity: 'Udacity',
  university: 'University course',
  official: 'Official documentation or course',
  tutorial: 'Free tutorial',
  book: 'Free online book',
  article: 'Article',
} as const

export type CoursePlatform = keyof typeof platformLabel

export const coursePlatforms = Object.keys(platformLabel) as readonly CoursePlatform[]

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof courseLevels)[number]

/** A course as the data files hold it: what is unknown is left out. */
export type StoredCourse = {
  id: string
  name: string
  platform: CoursePlatform
  url: string
  description: string
  skills: readonly string[]
  topics?: readonly string[]
  level?: CourseLevel
  duration?: string
  free?: boolean
  provider?: string
  rating?: { value: number; year: number }
  reviews?: { count: number; year: number }
  enrolled?: { count: number; year: number }
  seenYear?: number
  foundIn: string
}

export type Course = {
  /** Made from the address, so it stays the same as long as the address does. */
  id: string
  /** As its owner writes it. */
  name: string
  platform: CoursePlatform
  url: string
  description: string
  /** Names from the skills taxonomy, the one it teaches most first. */
  skills: readonly string[]
  /** What else it teaches, outside the taxonomy: "Communication". */
  topics: readonly string[]
  /** `null` if unknown, or if the course says that it is for everyone. */
  level: CourseLevel | null
  /** As the platform says it; a range of weeks or months is elapsed time, not work. */
  duration: string | null
  /** Hours of work, if the duration says them. */
  hours?: { from: number; to: number }
  /** `null` if unknown, or if the fee depends on what you want from the course. */
  free: boolean | null
  /** The organization that offers it, or the instructors. */
  provider: string | null
  /** Out of five, as it was in that year at the latest. */
  rating?: { value: number; year: number }
  reviews?: { count: number; year: number }
  enrolled?: { count: number; year: number }
  /** The newest year in which the source listed it. */
  seenYear: number | null
  /** The published list that names it. */
  foundIn: string
}
