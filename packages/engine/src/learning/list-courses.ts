import type { TargetRole } from '@nextrung/contract/roles'
import {
  articlesFor,
  type Course,
  type CourseLevel,
  type CoursePlatform,
  type CoursePriority,
  courses,
  coursesFor,
  mainRoleOf,
  platformLabel,
  priorityOf,
  rolesOf,
} from '@nextrung/knowledge/courses'

export type { CourseLevel, CoursePlatform, CoursePriority }

/** A course of the catalog as a row of the table holds it; what is unknown is null. */
export type CourseRow = {
  catalogId: string
  name: string
  platform: CoursePlatform
  url: string
  description: string
  targetRole: TargetRole | null
  priority: CoursePriority | null
  /** Best fit first, without the main role. */
  furtherRoles: { role: TargetRole; priority: CoursePriority }[]
  skillsGained: string[]
  level: CourseLevel | null
  free: boolean | null
  /** The organization that offers it. */
  provider: string | null
  /** What the platform calls it in its addresses. */
  externalId: string | null
  /** The learning platform that runs it; null for a site, a book or a university's own pages. */
  lmsProvider: string | null
  duration: string | null
  instructors: string[] | null
  /** Whether it is known to end with a certificate. */
  certificateAvailable: boolean
}

const ownPages = new Set<CoursePlatform>(['university', 'official', 'tutorial', 'book', 'article'])
const namedInAddress = new Set<CoursePlatform>(['linkedin_learning', 'coursera', 'udemy'])

/** More would only say that a general course, such as one on Git, is for everybody. */
const mostFurtherRoles = 4

const externalIdOf = ({ platform, url }: Course): string | null =>
  namedInAddress.has(platform) ? (new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? null) : null

const endsWithCertificate = ({ platform, url, name }: Course): boolean =>
  (platform === 'coursera' && url.includes('/professional-certificates/')) ||
  (platform === 'freecodecamp' && /\bCertification\b/.test(name))

const furtherRolesOf = (course: Course): CourseRow['furtherRoles'] =>
  rolesOf(course)
    .slice(1)
    .map((role) => ({ role, priority: priorityOf(course, role) }))
    .filter(({ priority }) => priority !== 'low')
    .slice(0, mostFurtherRoles)

const toRow = (course: Course): CourseRow => {
  const targetRole = mainRoleOf(course)
  const { platform, provider } = course
  return {
    catalogId: course.id,
    name: course.name,
    platform,
    url: course.url,
    description: course.description,
    targetRole,
    priority: targetRole && priorityOf(course, targetRole),
    furtherRoles: furtherRolesOf(course),
    skillsGained: [...course.skills, ...course.topics],
    level: course.level,
    free: course.free,
    provider: platform === 'udemy' ? null : provider,
    externalId: externalIdOf(course),
    lmsProvider: ownPages.has(platform) ? null : platformLabel[platform],
    duration: course.duration,
    instructors: platform === 'udemy' && provider ? provider.split(', ') : null,
    certificateAvailable: endsWithCertificate(course),
  }
}

/** Every course of the catalog. Articles are resources, not courses. */
export const listCourses = (): CourseRow[] => courses.map(toRow)

export type LearningResource = { id: string; name: string; url: string }

const mostResources = 5

/** What to learn a skill with, best first: courses, else articles. */
export const listLearningResources = (skill: string): LearningResource[] =>
  [...coursesFor(skill), ...articlesFor(skill)]
    .slice(0, mostResources)
    .map(({ id, name, url }) => ({ id, name, url }))
