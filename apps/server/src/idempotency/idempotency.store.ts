import { and, desc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { answeredRequests } from './idempotency.table.ts'

export type AnsweredRequest = typeof answeredRequests.$inferSelect

/** What is stored of an answer: the id of the created row, or the answer itself if no row holds it. */
export type Kept = { answerId?: number; answer?: unknown }

/** What a request is compared by with others of the same person. */
export type KnownRequest = {
  userId: number
  call: string
  key: string | undefined
  fingerprint: string
  /** Without a key: an identical request carried out since then is a duplicate. */
  duplicatesSince: DuplicatesSince | undefined
}

/** A time span before `moment` on the database's clock (default: now), or after the newest request known then. */
export type DuplicatesSince = { moment?: string; agoMs: number; newestId?: number }

/** When a request arrived, by the database's clock, which all server processes share. */
export const readArrival = async (
  db: Database,
  { userId, elapsedMs }: { userId: number; elapsedMs: () => number },
): Promise<DuplicatesSince> => {
  const newest = sql`(select coalesce(max(id), 0) from answered_requests where user_id = ${userId})`
  const result = await db.execute(sql`select clock_timestamp()::text as moment, ${newest} as "newestId"`)
  const [row] = (result as unknown as { rows: Required<Omit<DuplicatesSince, 'agoMs'>>[] }).rows
  // Measured afterwards, because the query may have waited for the very transaction that ran the duplicate.
  return { ...row, agoMs: elapsedMs() }
}

const ofCall = ({ userId, call }: KnownRequest) =>
  and(eq(answeredRequests.userId, userId), eq(answeredRequests.call, call))

export const findByKey = async (
  db: Database,
  request: KnownRequest & { key: string },
): Promise<AnsweredRequest | undefined> =>
  (
    await db
      .select()
      .from(answeredRequests)
      .where(and(ofCall(request), eq(answeredRequests.key, request.key)))
  )[0]

export const findDuplicate = async (
  db: Database,
  request: KnownRequest & { duplicatesSince: DuplicatesSince },
): Promise<AnsweredRequest | undefined> => {
  const { moment, agoMs, newestId } = request.duplicatesSince
  const clock = moment === undefined ? sql`clock_timestamp()` : sql`${moment}::timestamptz`
  const since = sql`${clock} - make_interval(secs => ${agoMs / 1000})`
  const [row] = await db
    .select()
    .from(answeredRequests)
    .where(
      and(
        ofCall(request),
        eq(answeredRequests.fingerprint, request.fingerprint),
        or(
          gte(answeredRequests.createdAt, since),
          newestId === undefined ? undefined : gt(answeredRequests.id, newestId),
        ),
      ),
    )
    .orderBy(desc(answeredRequests.id))
    .limit(1)
  return row
}

/** Records a request as done. Must be the transaction's last statement: identical earlier arrivals are duplicates. */
export const insertAnswered = async (
  tx: Database,
  { userId, call, key, fingerprint, answerId, answer }: KnownRequest & Kept,
): Promise<void> => {
  await tx
    .insert(answeredRequests)
    .values({ userId, call, key, fingerprint, answerId, answer, createdAt: sql`clock_timestamp()` })
}

/** Lets a request run again, because its effect was undone. */
export const forgetAnswered = async (tx: Database, request: KnownRequest): Promise<void> => {
  const { key, fingerprint } = request
  await tx
    .delete(answeredRequests)
    .where(
      and(
        ofCall(request),
        eq(answeredRequests.fingerprint, fingerprint),
        key === undefined ? isNull(answeredRequests.key) : eq(answeredRequests.key, key),
      ),
    )
}

/** Deletes answers that are stored in full: they may quote what the person has deleted. */
export const forgetWholeAnswers = async (tx: Database, userId: number): Promise<void> => {
  await tx
    .delete(answeredRequests)
    .where(and(eq(answeredRequests.userId, userId), isNotNull(answeredRequests.answer)))
}

export const deleteAnsweredBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(answeredRequests).where(lt(answeredRequests.createdAt, before))
}
