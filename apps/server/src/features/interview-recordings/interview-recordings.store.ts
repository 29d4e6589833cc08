import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { interviewRecordings as table } from './interview-recordings.table.ts'

export type RecordingRow = typeof table.$inferSelect
export type RecordingInfo = Omit<RecordingRow, 'content' | 'userId'>

type Own = { userId: number; id: number }

const isOwn = ({ userId, id }: Own) => and(eq(table.id, id), eq(table.userId, userId))

/** Newest first, without the sound. */
export const listRecordings = (db: Database, userId: number): Promise<RecordingInfo[]> =>
  db
    .select({
      id: table.id,
      responseId: table.responseId,
      mockAnswerId: table.mockAnswerId,
      question: table.question,
      mediaType: table.mediaType,
      sizeBytes: table.sizeBytes,
      seconds: table.seconds,
      recordedAt: table.recordedAt,
    })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.recordedAt), desc(table.id))

/** How many there are, and their bytes together. */
export const sumRecordings = async (
  db: Database,
  userId: number,
): Promise<{ recordings: number; bytes: number }> => {
  const [row] = await db
    .select({ recordings: count(), bytes: sql<string>`coalesce(sum(${table.sizeBytes}), 0)::text` })
    .from(table)
    .where(eq(table.userId, userId))
  return { recordings: row?.recordings ?? 0, bytes: Number(row?.bytes ?? 0) }
}

export const insertRecording = async (
  tx: Database,
  recording: Omit<RecordingRow, 'id' | 'sizeBytes' | 'responseId' | 'mockAnswerId'>,
): Promise<number> => {
  const values = { ...recording, sizeBytes: recording.content.byteLength }
  const [row] = await tx.insert(table).values(values).returning({ id: table.id })
  if (!row) throw new Error('The database returned no row for a recording.')
  return row.id
}

/** A recording with its sound; undefined if it belongs to someone else. */
export const findRecording = async (
  db: Database,
  own: Own,
): Promise<Pick<RecordingRow, 'content' | 'mediaType'> | undefined> =>
  (await db.select({ content: table.content, mediaType: table.mediaType }).from(table).where(isOwn(own)))[0]

type Link = Pick<RecordingRow, 'id' | 'responseId' | 'mockAnswerId'>
const link = { id: table.id, responseId: table.responseId, mockAnswerId: table.mockAnswerId }

/** The answer that a recording belongs to. */
export type AnswerOf = { responseId: number } | { mockAnswerId: number }

/** Which answer a recording belongs to; undefined if the recording belongs to someone else. */
export const findLink = async (db: Database, own: Own): Promise<Link | undefined> =>
  (await db.select(link).from(table).where(isOwn(own)))[0]

/** The recording of an answer, if it has one. */
export const findRecordingOf = async (
  db: Database,
  { userId, answer }: { userId: number; answer: AnswerOf },
): Promise<Link | undefined> =>
  (
    await db
      .select(link)
      .from(table)
      .where(
        and(
          'responseId' in answer
            ? eq(table.responseId, answer.responseId)
            : eq(table.mockAnswerId, answer.mockAnswerId),
          eq(table.userId, userId),
        ),
      )
  )[0]

export const linkRecording = async (
  tx: Database,
  { answer, ...own }: Own & { answer: AnswerOf },
): Promise<void> => {
  await tx.update(table).set(answer).where(isOwn(own))
}

export const deleteRecording = async (db: Database, own: Own): Promise<boolean> =>
  (await db.delete(table).where(isOwn(own)).returning({ id: table.id })).length > 0

export const deleteAllRecordings = async (db: Database, userId: number): Promise<void> => {
  await db.delete(table).where(eq(table.userId, userId))
}
