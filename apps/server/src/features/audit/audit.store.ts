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
  if (!subject) throw new Error('The person of an audit event is gone.')
  return subject.pseudonym
}

/**
 * Writes one event under the person's pseudonym, and where it came from beside it.
 * @returns the event's id
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

/** Where one of the person's events came from; undefined when it is not theirs, or gone. */
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

/** The person's events, newest first, those before the event `before` if it is given. */
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

/** Removes events older than `before`: the one way that the table lets a row go. */
export const deleteAuditEventsBefore = async (db: Database, before: Date): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('nextrung.retention', 'on', true)`)
    const gone = await tx
      .delete(auditEvents)
      .where(lt(auditEvents.createdAt, before))
      .returning({ id: auditEvents.id })
    for (const { id } of gone) await tx.delete(auditOrigins).where(eq(auditOrigins.eventId, id))
  })
}
