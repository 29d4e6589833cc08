import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { hashOf, type SeededRow, type SeedPlan } from '../../db/plan-seed.ts'
import type { CourseValues } from './course-values.ts'
import { addRoles, type CourseRow } from './courses.store.ts'
import { courseEnrollments, courseRoles, courses } from './courses.table.ts'

export type SeededCourse = SeededRow<CourseValues>

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
  values: { ...values, isWithdrawn: withdrawnAt !== null },
  seedHash,
  setByOperatorAt,
})

/** Everything in the table, as the seed sees it. */
export const readSeededCourses = async (db: Database): Promise<SeededCourse[]> =>
  addRoles(await db.select().from(courses), await db.select().from(courseRoles)).map(toSeeded)

const rowsPerStatement = 500

const toColumns = ({ furtherRoles: _, isWithdrawn, ...values }: CourseValues, now: Date) => ({
  ...values,
  withdrawnAt: isWithdrawn ? now : null,
  lastSynced: now,
})

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
      .values(rows.map(({ values, seedHash }) => ({ ...toColumns(values, now), seedHash })))
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
    await tx
      .update(courses)
      .set({ ...toColumns(values, now), seedHash })
      .where(eq(courses.id, id))
    await tx.delete(courseRoles).where(eq(courseRoles.courseId, id))
    await insertRoles(
      tx,
      values.furtherRoles.map((one) => ({ courseId: id, ...one })),
    )
  }
}

/** Deletes what nobody has started, and marks the rest as withdrawn: still rows of the seed, with a new hash. */
const withdrawCourses = async (
  tx: Database,
  { rows, now }: { rows: readonly SeededCourse[]; now: Date },
): Promise<void> => {
  const enrolled = tx
    .select({ one: sql`1` })
    .from(courseEnrollments)
    .where(eq(courseEnrollments.courseId, courses.id))
  const ids = rows.map(({ id }) => id)
  await tx.delete(courses).where(and(inArray(courses.id, ids), notExists(enrolled)))
  for (const { id, values } of rows) {
    if (values.isWithdrawn) continue
    const seedHash = hashOf({ ...values, isWithdrawn: true })
    await tx.update(courses).set({ withdrawnAt: now, seedHash }).where(eq(courses.id, id))
  }
}

/** Writes a seed's plan for these rows. Another process may be writing the same. */
export const writeCoursePlan = async (
  tx: Database,
  { plan, stored, now }: { plan: SeedPlan<CourseValues>; stored: readonly SeededCourse[]; now: Date },
): Promise<void> => {
  await insertCourses(tx, { insert: plan.insert, now })
  await updateCourses(tx, { update: plan.update, now })
  if (plan.note.length > 0)
    await tx.update(courses).set({ setByOperatorAt: now }).where(inArray(courses.id, plan.note))
  const removed = new Set(plan.remove)
  if (removed.size > 0) await withdrawCourses(tx, { rows: stored.filter(({ id }) => removed.has(id)), now })
}
