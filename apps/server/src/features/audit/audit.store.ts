import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { auditEvents, auditOrigins, auditSubjects } from './audit.table.ts'

export type NewAuditEvent = {
  userId: number
  event: string
  detail: Record<string, string | number | boolean> | null
  requestId: string | null
  ipAddress: string | null
  userAgent: string | null
}

const ensurePseudonym = async (tx: Database, userId: number): Promise<string> => {
  await tx
    .insert(auditSubjects)
    .values({ pseudonym: crypto.randomUUID(), userId })
    .onConflictDoNothing({ target: auditSubjects.userId })
  const [subject] = await tx.select().from(auditSubjects).where(eq(auditSubjects.userId, userId))
  if (!subject) throw new Error('The user of an audit event no longer exists.')
  return subject.pseudonym
}

/**
 * Inserts an event under the person's pseudonym, with its origin in a separate row.
 * @returns the event's id /
 */
export const insertAuditEvent = async (db: Database, given: NewAuditEvent): Promise<number> => {
  const { userId, ipAddress, userAgent, ...event } = given
  return db.transaction(async (tx) => {
    const pseudonym = await ensurePseudonym(tx, userId)
    const [row] = await tx
      .insert(auditEvents)
      .values({ ...event, pseudonym })
      .returning({ id: auditEvents.id })
    if (!row) throw new Error('An audit event was not stored.')
    await tx.insert(auditOrigins).values({ eventId: row.id, pseudonym, ipAddress, userAgent })
    return row.id
  })
}

/** The origin of one of the person's events; undefined if the event isn't theirs or no longer exists. */
export const findAuditOrigin = async (
  db: Database,
  { userId, eventId }: { userId: number; eventId: number },
): Promise<{ ipAddress: string | null; userAgent: string | null } | undefined> =>
  (
    await db
      .select({ ipAddress: auditOrigins.ipAddress, userAgent: auditOrigins.userAgent })
      .from(auditOrigins)
      .innerJoin(auditSubjects, eq(auditSubjects.pseudonym, auditOrigins.pseudonym))
      .where(and(eq(auditSubjects.userId, userId), eq(auditOrigins.eventId, eventId)))
  )[0]

/** The person's events, newest first; with `before`, only those with a smaller id. */
export const listAuditEvents = async (
  db: Database,
  { userId, before, limit }: { userId: number; before: number | undefined; limit: number },
) =>
  db
    .select({
      id: auditEvents.id,
      event: auditEvents.event,
      createdAt: auditEvents.createdAt,
      ipAddress: auditOrigins.ipAddress,
      userAgent: auditOrigins.userAgent,
    })
    .from(auditEvents)
    .innerJoin(auditSubjects, eq(auditSubjects.pseudonym, auditEvents.pseudonym))
    .leftJoin(auditOrigins, eq(auditOrigins.eventId, auditEvents.id))
    .where(
      and(eq(auditSubjects.userId, userId), before === undefined ? undefined : lt(auditEvents.id, before)),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit)

/** Deletes events older than `before`. The table's trigger allows no other delete. */
export const deleteAuditEventsBefore = async (db: Database, before: Date): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('nextrung.retention', 'on', true)`)
    const deleted = await tx
      .delete(auditEvents)
      .where(lt(auditEvents.createdAt, before))
      .returning({ id: auditEvents.id })
    for (const { id } of deleted) await tx.delete(auditOrigins).where(eq(auditOrigins.eventId, id))
  })
}
