import { jobDefaults } from '@nextrung/contract/job-automation'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { hiddenJobs, jobSettings } from './job-automation.table.ts'

export type JobSettingsRow = typeof jobSettings.$inferSelect
export type HiddenJobRow = typeof hiddenJobs.$inferSelect

const defaults = { ...jobDefaults, isPaused: false, blockedEmployers: [] }

/** What the person chose, or the defaults. */
export const findJobSettings = async (db: Database, userId: number): Promise<JobSettingsRow> =>
  (await db.select().from(jobSettings).where(eq(jobSettings.userId, userId)))[0] ?? {
    userId,
    ...defaults,
  }

export const saveSettings = async (
  tx: Database,
  { userId, change }: { userId: number; change: Partial<Omit<JobSettingsRow, 'userId'>> },
): Promise<void> => {
  const insert = tx.insert(jobSettings).values({ userId, ...defaults, ...change })
  if (Object.keys(change).length === 0) await insert.onConflictDoNothing()
  else await insert.onConflictDoUpdate({ target: jobSettings.userId, set: change })
}

/** Newest first. */
export const listHiddenJobs = (db: Database, userId: number): Promise<HiddenJobRow[]> =>
  db.select().from(hiddenJobs).where(eq(hiddenJobs.userId, userId)).orderBy(desc(hiddenJobs.id))

export const countHiddenJobs = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db.select({ rows: count() }).from(hiddenJobs).where(eq(hiddenJobs.userId, userId))
  return row?.rows ?? 0
}

export const saveHiddenJob = async (tx: Database, job: Omit<HiddenJobRow, 'id'>): Promise<void> => {
  await tx
    .insert(hiddenJobs)
    .values(job)
    .onConflictDoUpdate({ target: [hiddenJobs.userId, hiddenJobs.jobId], set: { reason: job.reason } })
}

export const deleteHiddenJob = async (
  tx: Database,
  { userId, jobId }: { userId: number; jobId: string },
): Promise<void> => {
  await tx.delete(hiddenJobs).where(and(eq(hiddenJobs.userId, userId), eq(hiddenJobs.jobId, jobId)))
}
