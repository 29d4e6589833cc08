import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'

const deadlineMs = 2000

/** Whether the database answers a trivial query within two seconds. */
export const answersInTime = async (db: Database): Promise<boolean> => {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const deadline = new AbortController()
  const timedOut = sleep(deadlineMs, false, { signal: deadline.signal, ref: false }).catch(() => false)
  const isInTime = await Promise.race([answered, timedOut])
  deadline.abort()
  return isInTime
}
