import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { SeededRow, SeedPlan } from '../../db/plan-seed.ts'
import type { CourseValues } from './course-values.ts'
import { addRoles, type CourseRow } from './courses.store.ts'
import { courseEnrollments, courseRoles, courses } from './courses.table.ts'

type SeededCourse = SeededRow<CourseValues> & { withdrawnAt: Date | null }

const toSeeded = ({
  id,
  seedHash,
  setByOperatorAt,
  withdrawnAt,
  lastSynced: _,
  ...values
}: CourseRow): SeededCourse => ({
  id,
  key: values.catalogId ?? `added by the operator: ${id}`,
  values,
  seedHash,
  setByOperatorAt,
  withdrawnAt,
})

/** Everything in the table, as the seed sees it. */
export const readSeededCourses = async (db: Database): Promise<SeededCourse[]> =>
  addRoles(await db.select().from(courses), await db.select().from(courseRoles)).map(toSeeded)

const rowsPerStatement = 500

const insertRoles = async (tx: Database, roles: (typeof courseRoles.$inferInsert)[]): Promise<void> => {
  for (let from = 0; from < roles.length; from += rowsPerStatement)
    await tx
      .insert(courseRoles)
      .values(roles.slice(from, from + rowsPerStatement))
      .onConflictDoNothing()
}

const insertCourses = async (
  tx: Database,
  { insert, now }: { insert: SeedPlan<CourseValues>['insert']; now: Date },
): Promise<void> => {
  const further = new Map(insert.map(({ values }) => [values.catalogId, values.furtherRoles]))
  for (let from = 0; from < insert.length; from += rowsPerStatement) {
    const rows = insert.slice(from, from + rowsPerStatement)
    const inserted = await tx
      .insert(courses)
      .values(
        rows.map(({ values: { furtherRoles: _, ...values }, seedHash }) => ({
          ...values,
          seedHash,
          lastSynced: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: courses.id, catalogId: courses.catalogId })
    await insertRoles(
      tx,
      inserted.flatMap(({ id, catalogId }) =>
        (further.get(catalogId) ?? []).map((one) => ({ courseId: id, ...one })),
      ),
    )
  }
}

const updateCourses = async (
  tx: Database,
  { update, now }: { update: SeedPlan<CourseValues>['update']; now: Date },
): Promise<void> => {
  for (const { id, values, seedHash } of update) {
    const { furtherRoles, ...columns } = values
    await tx
      .update(courses)
      .set({ ...columns, seedHash, lastSynced: now })
      .where(eq(courses.id, id))
    await tx.delete(courseRoles).where(eq(courseRoles.courseId, id))
    await insertRoles(
      tx,
      furtherRoles.map((one) => ({ courseId: id, ...one })),
    )
  }
}

/** Deletes what nobody has started, and marks the rest as withdrawn. */
const withdrawCourses = async (tx: Database, { ids, now }: { ids: number[]; now: Date }): Promise<void> => {
  if (ids.length === 0) return
  const enrolled = tx
    .select({ one: sql`1` })
    .from(courseEnrollments)
    .where(eq(courseEnrollments.courseId, courses.id))
  await tx.delete(courses).where(and(inArray(courses.id, ids), notExists(enrolled)))
  await tx
    .update(courses)
    .set({ withdrawnAt: now })
    .where(and(inArray(courses.id, ids), isNull(courses.withdrawnAt)))
}

/** Writes a seed's plan, and offers the courses in `back` again. Another process may be writing the same. */
export const writeCoursePlan = async (
  tx: Database,
  { plan, back, now }: { plan: SeedPlan<CourseValues>; back: number[]; now: Date },
): Promise<void> => {
  await insertCourses(tx, { insert: plan.insert, now })
  await updateCourses(tx, { update: plan.update, now })
  if (plan.note.length > 0)
    await tx.update(courses).set({ setByOperatorAt: now }).where(inArray(courses.id, plan.note))
  await withdrawCourses(tx, { ids: plan.remove, now })
  if (back.length > 0)
    await tx
      .update(courses)
      .set({ withdrawnAt: null })
      .where(and(inArray(courses.id, back), isNotNull(courses.withdrawnAt)))
}
