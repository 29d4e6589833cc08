import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'

/** Jobs that wait, run, or gave up, by kind and state; nothing when the database cannot say. */
export const countJobs = async (db: Database): Promise<{ name: string; state: string; count: number }[]> => {
  try {
    const found = await db.execute(
      sql`select name, state::text as state, count(*)::int as count from jobs.job
          where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
    )
    return (found as unknown as { rows: { name: string; state: string; count: number }[] }).rows
  } catch {
    return []
  }
}
