import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'

/** Counts waiting, running and failed jobs by kind and state; empty when the database does not answer. */
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
