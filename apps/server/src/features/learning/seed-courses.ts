import type { Database } from '../../db/client.ts'
import { planSeed } from '../../db/plan-seed.ts'
import { readSeededCourses, writeCoursePlan } from './course-seed.store.ts'
import { type CourseValues, wantedCourses } from './course-values.ts'

/**
 * Fills the table of courses from the knowledge base. Can run at any time and any number of times: it leaves rows alone
 * that the operator changed or added, and keeps a course that left the catalog while somebody has started it.
 */
export const seedCourses = async (
  db: Database,
  { now, wanted = wantedCourses() }: { now: Date; wanted?: ReadonlyMap<string, CourseValues> },
): Promise<void> => {
  const stored = await readSeededCourses(db)
  const plan = planSeed(stored, wanted)
  if (Object.values(plan).every((rows) => rows.length === 0)) return
  await db.transaction(async (tx) => writeCoursePlan(tx, { plan, stored, now }))
}
