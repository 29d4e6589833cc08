import { createHmac } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { countUp } from './sign-in-counters.store.ts'

const missWindowMs = 10 * 60_000

/** Failed lookups within the current window, and when the window ends. */
type Misses = { count: number; endsInSeconds: number }

type Ports = { db: Database; counterSecret: string; now: () => Date }

/** Counts a request for an id that doesn't exist or belongs to someone else. */
export const countMiss = async (
  { db, counterSecret, now }: Ports,
  { userId }: { userId: number },
): Promise<Misses> => {
  const key = createHmac('sha256', counterSecret).update(`misses\n${userId}`).digest('base64url')
  const moment = now()
  const { count, expiresAt } = await countUp(db, { key, windowMs: missWindowMs, now: moment })
  return {
    count,
    endsInSeconds: Math.max(1, Math.ceil((expiresAt.getTime() - moment.getTime()) / 1000)),
  }
}
