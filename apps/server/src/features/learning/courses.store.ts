import { asc, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { CourseValues } from './course-values.ts'
import { courseRoles, courses } from './courses.table.ts'

export type CourseRow = typeof courses.$inferSelect & { furtherRoles: CourseValues['furtherRoles'] }

const byRole = (a: CourseValues['furtherRoles'][number], b: CourseValues['furtherRoles'][number]): number =>
  a.role < b.role ? -1 : 1

/** The rows with their further roles, which are in a table of their own. */
export const addRoles = (
  rows: readonly (typeof courses.$inferSelect)[],
  roles: readonly (typeof courseRoles.$inferSelect)[],
): CourseRow[] => {
  const byCourse = Map.groupBy(roles, ({ courseId }) => courseId)
  return rows.map((row) => ({
    ...row,
    furtherRoles: (byCourse.get(row.id) ?? []).map(({ role, priority }) => ({ role, priority })).sort(byRole),
  }))
}

/** The courses with these ids of the knowledge base, withdrawn ones included. */
export const findCourses = async (db: Database, catalogIds: readonly string[]): Promise<CourseRow[]> => {
  const rows = await db
    .select()
    .from(courses)
    .where(inArray(courses.catalogId, [...catalogIds]))
    .orderBy(asc(courses.id))
  const ids = rows.map(({ id }) => id)
  return addRoles(rows, await db.select().from(courseRoles).where(inArray(courseRoles.courseId, ids)))
}

/** The addresses of all courses on offer. */
export const listCourseAddresses = (db: Database) =>
  db
    .select({ id: courses.id, name: courses.name, url: courses.url })
    .from(courses)
    .where(isNull(courses.withdrawnAt))
    .orderBy(asc(courses.id))
