import type { Database } from '../../db/client.ts'
import { notFound } from '../../errors.ts'
import { findCourses } from './courses.store.ts'
import type { courses } from './courses.table.ts'
import { type EnrolmentRow, listEnrolments } from './enrolments.store.ts'
import { courseIdOf } from './read-learner.ts'

type Found = { course: typeof courses.$inferSelect; enrolment: EnrolmentRow | undefined }

/** A course on offer, or one that the person has started even though it was withdrawn. */
export const findOwnCourse = async (
  db: Database,
  { userId, courseId }: { userId: number; courseId: string },
): Promise<Found> => {
  const enrolment = (await listEnrolments(db, userId)).find(({ course }) => courseIdOf(course) === courseId)
  if (enrolment) return { course: enrolment.course, enrolment }
  const [course] = await findCourses(db, [courseId])
  if (!course || course.withdrawnAt !== null) throw notFound('This course')
  return { course, enrolment: undefined }
}
