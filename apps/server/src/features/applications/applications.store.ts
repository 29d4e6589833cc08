import { and, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { applicationEvents, jobApplications } from './applications.table.ts'

export type ApplicationRow = typeof jobApplications.$inferSelect
export type NewApplication = typeof jobApplications.$inferInsert
export type EventRow = typeof applicationEvents.$inferSelect

type Own = { userId: number; id: number }

const isOwn = ({ userId, id }: Own) => and(eq(jobApplications.id, id), eq(jobApplications.userId, userId))

/** Newest first, without those that the person deleted. */
export const listApplicationRows = (db: Database, userId: number): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, userId), isNull(jobApplications.deletedAt)))
    .orderBy(desc(jobApplications.id))

/** Oldest first, with those that the person deleted. */
export const listAllApplicationRows = (db: Database, userId: number): Promise<ApplicationRow[]> =>
  db.select().from(jobApplications).where(eq(jobApplications.userId, userId)).orderBy(jobApplications.id)

/** One of the person's applications, deleted or not. */
export const findAnyApplication = async (db: Database, own: Own): Promise<ApplicationRow | undefined> =>
  (await db.select().from(jobApplications).where(isOwn(own)))[0]

/** One of the person's applications; undefined if they deleted it. */
export const findApplication = async (db: Database, own: Own): Promise<ApplicationRow | undefined> => {
  const row = await findAnyApplication(db, own)
  return row && row.deletedAt === null ? row : undefined
}

export const findApplicationTo = async (
  db: Database,
  { userId, jobId }: { userId: number; jobId: string },
): Promise<ApplicationRow | undefined> =>
  (
    await db
      .select()
      .from(jobApplications)
      .where(and(eq(jobApplications.userId, userId), eq(jobApplications.jobId, jobId)))
  )[0]

/** Everything that limits what may be sent: each job that was applied to, also those deleted since. */
export const listSent = (
  db: Database,
  userId: number,
): Promise<{ jobId: string | null; company: string; isAutomatic: boolean; sentAt: Date | null }[]> =>
  db
    .select({
      jobId: jobApplications.jobId,
      company: jobApplications.company,
      isAutomatic: jobApplications.isAutomatic,
      sentAt: jobApplications.sentAt,
    })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, userId), isNotNull(jobApplications.jobId)))

export const countAutomaticSince = async (
  db: Database,
  { userId, since }: { userId: number; since: Date },
): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.userId, userId),
        eq(jobApplications.isAutomatic, true),
        gt(jobApplications.sentAt, since),
      ),
    )
  return row?.rows ?? 0
}

export const countApplications = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(jobApplications)
    .where(eq(jobApplications.userId, userId))
  return row?.rows ?? 0
}

/** Returns undefined if the person has applied to this job already. */
export const insertApplication = async (
  tx: Database,
  row: NewApplication,
): Promise<ApplicationRow | undefined> =>
  (
    await tx
      .insert(jobApplications)
      .values(row)
      .onConflictDoNothing({ target: [jobApplications.userId, jobApplications.jobId] })
      .returning()
  )[0]

export const updateApplication = async (
  tx: Database,
  { change, ...own }: Own & { change: Partial<NewApplication> },
): Promise<ApplicationRow | undefined> =>
  (await tx.update(jobApplications).set(change).where(isOwn(own)).returning())[0]

/** A row that nothing else changes until the transaction ends. */
export const lockApplication = async (tx: Database, own: Own): Promise<ApplicationRow | undefined> =>
  (await tx.select().from(jobApplications).where(isOwn(own)).for('update'))[0]

export const insertEvent = async (
  tx: Database,
  event: typeof applicationEvents.$inferInsert,
): Promise<void> => {
  await tx.insert(applicationEvents).values(event).onConflictDoNothing()
}

/** Oldest first. */
export const listEvents = (
  db: Database,
  { userId, ids }: { userId: number; ids: readonly number[] },
): Promise<EventRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(applicationEvents)
        .where(and(eq(applicationEvents.userId, userId), inArray(applicationEvents.applicationId, [...ids])))
        .orderBy(applicationEvents.id)

/** Applications that wait for an answer, locked; another server's claims are skipped. */
export const claimDueAnswers = (
  tx: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<ApplicationRow[]> =>
  tx
    .select()
    .from(jobApplications)
    .where(and(sql`${jobApplications.nextStepAt} <= ${now}`, isNull(jobApplications.deletedAt)))
    .orderBy(jobApplications.nextStepAt)
    .limit(limit)
    .for('update', { skipLocked: true })
