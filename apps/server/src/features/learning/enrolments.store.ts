import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { courseEnrollments, courses } from './courses.table.ts'

type Enrolment = typeof courseEnrollments.$inferSelect
type Own = { userId: number; courseId: number }

export type EnrolmentRow = Enrolment & { course: typeof courses.$inferSelect }
export type EnrolmentChange = Partial<Omit<Enrolment, 'id' | 'userId' | 'courseId'>>

const isOwn = ({ userId, courseId }: Own) =>
  and(eq(courseEnrollments.userId, userId), eq(courseEnrollments.courseId, courseId))

/** What the person has started, finished or put on their list, in the order in which they did. */
export const listEnrolments = async (db: Database, userId: number): Promise<EnrolmentRow[]> =>
  (
    await db
      .select({ enrolment: getTableColumns(courseEnrollments), course: getTableColumns(courses) })
      .from(courseEnrollments)
      .innerJoin(courses, eq(courses.id, courseEnrollments.courseId))
      .where(eq(courseEnrollments.userId, userId))
      .orderBy(asc(courseEnrollments.id))
  ).map(({ enrolment, course }) => ({ ...enrolment, course }))

/** Adds the person's enrolment in a course, or changes it. The course must exist. */
export const upsertEnrolment = async (
  db: Database,
  { change, ...own }: Own & { change: EnrolmentChange },
): Promise<Enrolment> => {
  const insert = db.insert(courseEnrollments).values({ ...own, ...change })
  const target = [courseEnrollments.userId, courseEnrollments.courseId]
  const isEmpty = Object.values(change).every((value) => value === undefined)
  const [row] = await insert
    // Setting the same course makes PostgreSQL return the row that was there.
    .onConflictDoUpdate({ target, set: isEmpty ? { courseId: own.courseId } : change })
    .returning()
  if (!row) throw new Error('The database returned no row for an enrolment.')
  return row
}

/** False if the person is not enrolled in this course. */
export const deleteEnrolment = async (db: Database, own: Own): Promise<boolean> =>
  (await db.delete(courseEnrollments).where(isOwn(own)).returning({ id: courseEnrollments.id })).length > 0
