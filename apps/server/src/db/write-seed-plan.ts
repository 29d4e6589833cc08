import { eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'
import type { SeedPlan } from './plan-seed.ts'

type SeededTable = PgTable & { id: PgColumn }

// A statement takes at most 65,535 values.
const rowsPerStatement = 500

/** Writes a seed's plan. Another process may be writing the same one. */
export const writeSeedPlan = async (
  tx: Database,
  { table, plan, now }: { table: SeededTable; plan: SeedPlan<object>; now: Date },
): Promise<void> => {
  for (let from = 0; from < plan.insert.length; from += rowsPerStatement) {
    const rows = plan.insert.slice(from, from + rowsPerStatement)
    await tx
      .insert(table)
      .values(rows.map(({ values, seedHash }) => ({ ...values, seedHash })))
      .onConflictDoNothing()
  }
  for (const { id, values, seedHash } of plan.update)
    await tx
      .update(table)
      .set({ ...values, seedHash })
      .where(eq(table.id, id))
  if (plan.note.length > 0)
    await tx.update(table).set({ setByOperatorAt: now }).where(inArray(table.id, plan.note))
  if (plan.remove.length > 0) await tx.delete(table).where(inArray(table.id, plan.remove))
}
