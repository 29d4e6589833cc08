import { createHmac } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { countUp } from './sign-in-counters.store.ts'

const missWindowMs = 10 * 60_000

/** How often a person asked for ids that are not theirs within a window, and when it ends. */
type Misses = { count: number; endsInSeconds: number }

type Ports = { db: Database; counterSecret: string; now: () => Date }

/** Counts one more id that a person asked for and that is not theirs, or not at all. */
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
