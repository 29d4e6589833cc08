import type { TargetRole } from '@nextrung/contract/roles'
import type { CourseLevel, CoursePlatform, CoursePriority } from '@nextrung/engine/learning/list-courses'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, seedColumns } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** The catalog: one row for each course, with its main role. What is unknown is null. */
export const courses = pgTable('courses', {
  id: id(),
  /** The id of the knowledge base; null for a course that the operator added. */
  catalogId: text().unique(),
  name: text().notNull(),
  platform: text().$type<CoursePlatform>().notNull(),
  url: text().notNull(),
  description: text().notNull(),
  targetRole: text().$type<TargetRole>(),
  priority: text().$type<CoursePriority>(),
  skillsGained: jsonb().$type<string[]>().notNull(),
  level: text().$type<CourseLevel>(),
  free: boolean(),
  /** The organization that offers it. */
  provider: text(),
  /** What the platform calls it in its addresses. */
  externalId: text(),
  /** The learning platform that runs it. */
  lmsProvider: text(),
  duration: text(),
  instructors: jsonb().$type<string[]>(),
  certificateAvailable: boolean().notNull().default(false),
  /** When the seed last wrote the row. */
  lastSynced: moment(),
  /** When it left the catalog. It stays for the people who have started it. */
  withdrawnAt: moment(),
  ...seedColumns(),
})

/** The roles a course is for besides its main role. */
export const courseRoles = pgTable(
  'course_roles',
  {
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    role: text().$type<TargetRole>().notNull(),
    priority: text().$type<CoursePriority>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.role] })],
)

/** What a person has started, finished or put on their list. */
export const courseEnrollments = pgTable(
  'course_enrollments',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    status: text({ enum: ['not_started', 'in_progress', 'completed'] })
      .notNull()
      .default('not_started'),
    /** In percent, as the person says. */
    progress: integer().notNull().default(0),
    startedAt: moment(),
    completedAt: moment(),
    lastActivityAt: moment(),
    /** The person's own, from 1 to 5. */
    rating: integer(),
  },
  (table) => [
    unique('course_enrollments_once').on(table.userId, table.courseId),
    index('course_enrollments_course').on(table.courseId),
  ],
)
