import type { Services } from '../../../context.ts'
import { listVersionIds } from '../../resumes/resumes.public.ts'
import { readPersonalRows } from '../personal-rows.store.ts'
import { type Owner, personalTables } from '../personal-tables.store.ts'
import { listApplicationEntries } from './application-entries.ts'
import { listAssessmentEntries } from './assessment-entries.ts'
import { listCourseEntries } from './course-entries.ts'
import type { ArchiveEntry } from './create-zip.ts'
import { listInterviewEntries } from './interview-entries.ts'
import { jsonArray } from './json-array.ts'
import { listMockInterviewEntries } from './mock-interview-entries.ts'
import { listPlanEntries } from './plan-entries.ts'
import { readme } from './readme.ts'
import { listStoryEntries } from './story-entries.ts'
import { listVersionEntries } from './version-entries.ts'

/**
 * All files of a person's archive: the readme, every table, every resume version, every career story, the courses, the
 * learning plan, the levels of skills, the interview answers and the job applications.
 */
export async function* listEntries(services: Services, owner: Owner): AsyncGenerator<ArchiveEntry> {
  yield { path: 'README.txt', content: Buffer.from(readme(services.now())) }
  for (const personal of personalTables)
    yield {
      path: `data/${personal.name}.json`,
      content: jsonArray(readPersonalRows(services.db, { personal, owner })),
    }
  // Versions derived from one another share an uploaded file.
  const namesTaken = new Map<number, string>()
  for (const id of await listVersionIds(services.db, owner.id))
    yield* listVersionEntries(services, { userId: owner.id, id, namesTaken })
  yield* listStoryEntries(services, owner.id)
  yield* listCourseEntries(services, owner.id)
  yield* listPlanEntries(services, owner.id)
  yield* listAssessmentEntries(services, owner.id)
  yield* listInterviewEntries(services, owner.id)
  yield* listMockInterviewEntries(services, owner.id)
  yield* listApplicationEntries(services, owner.id)
}
