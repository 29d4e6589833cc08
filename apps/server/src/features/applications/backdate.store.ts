import { type AnyColumn, and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { applicationEvents, jobApplications } from './applications.table.ts'

const earlier = (column: AnyColumn, days: number) => sql`${column} - make_interval(days => ${days}::int)`

/** Moves a person's applications to earlier days and their answers to now. For the demonstration. */
export const backdateApplications = async (
  db: Database,
  { userId, days, now }: { userId: number; days: number; now: Date },
): Promise<void> => {
  await db
    .update(jobApplications)
    .set({
      sentAt: earlier(jobApplications.sentAt, days),
      createdAt: earlier(jobApplications.createdAt, days),
      lastUpdated: earlier(jobApplications.lastUpdated, days),
    })
    .where(eq(jobApplications.userId, userId))
  await db
    .update(jobApplications)
    .set({ nextStepAt: now })
    .where(and(eq(jobApplications.userId, userId), isNotNull(jobApplications.nextStepAt)))
  await db
    .update(applicationEvents)
    .set({ at: earlier(applicationEvents.at, days) })
    .where(eq(applicationEvents.userId, userId))
}
