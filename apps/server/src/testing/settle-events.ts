import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { deliverEventJob } from '../events/deliver-event.job.ts'

const settleWithinMs = 120_000

/** Waits until every published event has been delivered. */
export const settleEvents = async ({ services }: { services: { db: Database } }): Promise<void> => {
  const giveUpAt = Date.now() + settleWithinMs
  for (;;) {
    const found = await services.db.execute(
      sql`select 1 from jobs.job where name = ${deliverEventJob.name} and state in ('created', 'retry', 'active') limit 1`,
    )
    if ((found as unknown as { rows: unknown[] }).rows.length === 0) return
    if (Date.now() > giveUpAt) throw new Error('an event was not delivered in time')
    await sleep(20)
  }
}
