import type { Services } from '../../../context.ts'
import { listEnrolments } from '../../learning/learning.public.ts'
import type { ArchiveEntry } from './create-zip.ts'

/** The person's courses with their names and addresses: the rows have only their numbers. */
export async function* listCourseEntries(services: Services, userId: number): AsyncGenerator<ArchiveEntry> {
  const enrolments = await listEnrolments(services.db, userId)
  if (enrolments.length === 0) return
  const listed = enrolments.map(({ id: _, userId: _person, courseId: _course, course, ...enrolment }) => ({
    course: course.name,
    platform: course.platform,
    address: course.url,
    ...enrolment,
  }))
  yield { path: 'courses.json', content: Buffer.from(`${JSON.stringify(listed, null, 2)}\n`) }
}
