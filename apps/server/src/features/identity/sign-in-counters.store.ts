import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { signInCounters } from './identity.table.ts'

export type Counter = { count: number; expiresAt: Date }

// Server processes' clocks may differ by this much; a larger difference means one was set wrong.
const clocksDifferMs = 60_000

/**
 * Increments a counter, restarting it if its window has ended, and returns the new value. A window ending later than
 * a new one would was started by a clock that has since been set back; it counts as ended.
 */
export const countUp = async (
  db: Database,
  { key, windowMs, now }: { key: string; windowMs: number; now: Date },
): Promise<Counter> => {
  const expiresAt = new Date(now.getTime() + windowMs)
  const ended = sql`(${signInCounters.expiresAt} <= ${now.toISOString()}::timestamptz
    or ${signInCounters.expiresAt} > ${new Date(expiresAt.getTime() + clocksDifferMs).toISOString()}::timestamptz)`
  const [row] = await db
    .insert(signInCounters)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: signInCounters.key,
      set: {
        count: sql`case when ${ended} then 1 else ${signInCounters.count} + 1 end`,
        expiresAt: sql`case when ${ended} then ${expiresAt.toISOString()}::timestamptz else ${signInCounters.expiresAt} end`,
      },
    })
    .returning()
  return row ?? { count: 1, expiresAt }
}

/** The counters of these keys (mapped to their window length in ms) whose window is still open. */
export const readCounters = async (
  db: Database,
  { windows, now }: { windows: Map<string, number>; now: Date },
): Promise<Map<string, Counter>> => {
  const keys = [...windows.keys()]
  const rows = await db.select().from(signInCounters).where(inArray(signInCounters.key, keys))
  const isOpen = ({ key, expiresAt }: (typeof rows)[number]) => {
    const leftMs = expiresAt.getTime() - now.getTime()
    return leftMs > 0 && leftMs <= (windows.get(key) ?? 0) + clocksDifferMs
  }
  return new Map(rows.filter(isOpen).map((row) => [row.key, row]))
}

/**
 * Reserves the next free slot of a lane in which attempts are `spacingMs` apart. An attempt that would wait longer
 * than `maxWaitMs` reserves nothing, so rejected attempts never delay others.
 * @returns how long to wait in ms; undefined if the attempt is rejected
 */
export const reserveSlot = async (
  db: Database,
  lane: { key: string; spacingMs: number; maxWaitMs: number; now: Date },
): Promise<number | undefined> => {
  const now = sql`${lane.now.toISOString()}::timestamptz`
  const spacing = sql`make_interval(secs => ${lane.spacingMs / 1000})`
  // A lane booked further ahead than anyone may wait was filled by a clock that has since been set back.
  const farthest = sql`${now} + make_interval(secs => ${(lane.maxWaitMs + 2 * lane.spacingMs + clocksDifferMs) / 1000})`
  const taken = sql`case when ${signInCounters.expiresAt} > ${farthest} then ${now} else ${signInCounters.expiresAt} end`
  const [row] = await db
    .insert(signInCounters)
    .values({ key: lane.key, count: 1, expiresAt: new Date(lane.now.getTime() + lane.spacingMs) })
    .onConflictDoUpdate({
      target: signInCounters.key,
      set: { expiresAt: sql`greatest(${taken}, ${now}) + ${spacing}` },
      setWhere: sql`${taken} <= ${now} + make_interval(secs => ${lane.maxWaitMs / 1000})`,
    })
    .returning()
  return row && Math.max(0, row.expiresAt.getTime() - lane.spacingMs - lane.now.getTime())
}

export const forgetCounter = async (db: Database, key: string): Promise<void> => {
  await db.delete(signInCounters).where(eq(signInCounters.key, key))
}

/** Deletes counters whose window has ended. */
export const sweepCounters = async (db: Database, now: Date): Promise<void> => {
  await db.delete(signInCounters).where(lt(signInCounters.expiresAt, now))
}
