import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'

const deadlineMs = 2000

/** True when the database answers a question without work in it within two seconds. */
export const answersInTime = async (db: Database): Promise<boolean> => {
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const deadline = new AbortController()
  const late = sleep(deadlineMs, false, { signal: deadline.signal, ref: false }).catch(() => false)
  const answered = await Promise.race([asked, late])
  deadline.abort()
  return answered
}
