import type { ReadDocument } from '@nextrung/contract/read-document'
import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import { and, count, desc, eq, getTableColumns, gte, max, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { resumeFiles, resumes } from './resumes.table.ts'

export type ResumeRow = typeof resumes.$inferSelect

export type NewResume = {
  userId: number
  targetRole: string | null
  fileName: string
  originalContent: string
  read: ReadDocument
  uploadKey: string | null
  contentHash: string
  file: { format: string; bytes: Uint8Array }
}

// The reader's lines are large, and only the analysis needs them.
const { read: _, ...columnsWithoutRead } = getTableColumns(resumes)
export type ShownResumeRow = Omit<ResumeRow, 'read'>

/** The database's clock, which all server processes share. */
export const readDatabaseTime = async (db: Database): Promise<string> => {
  const result = await db.execute(sql`select clock_timestamp()::text as moment`)
  return (result as unknown as { rows: { moment: string }[] }).rows[0]?.moment ?? new Date().toISOString()
}

/** Holds one person's versions still until the transaction ends, so that they are numbered one after another. */
export const lockVersions = async (tx: Database, userId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${versionsLock}, ${userId})`)
}

const versionsLock = 7309

export const findByUploadKey = async (
  db: Database,
  { userId, uploadKey }: { userId: number; uploadKey: string },
): Promise<ShownResumeRow | undefined> =>
  (
    await db
      .select(columnsWithoutRead)
      .from(resumes)
      .where(and(eq(resumes.userId, userId), eq(resumes.uploadKey, uploadKey)))
  )[0]

/** The same file for the same role, stored while this request was already under way: a double click's other half. */
export const findTwin = async (
  db: Database,
  twin: { userId: number; contentHash: string; targetRole: string | null; since: string },
): Promise<ShownResumeRow | undefined> =>
  (
    await db
      .select(columnsWithoutRead)
      .from(resumes)
      .where(
        and(
          eq(resumes.userId, twin.userId),
          eq(resumes.contentHash, twin.contentHash),
          sql`${resumes.targetRole} is not distinct from ${twin.targetRole}`,
          gte(resumes.createdAt, sql`${twin.since}::timestamptz`),
        ),
      )
      .orderBy(desc(resumes.version))
      .limit(1)
  )[0]

/** How many versions a person has, and how many bytes their files take. */
export const measureStorage = async (
  db: Database,
  userId: number,
): Promise<{ versions: number; bytes: number }> => {
  const [row] = await db
    .select({ versions: count(), bytes: sql<string>`coalesce(sum(${resumeFiles.sizeBytes}), 0)::text` })
    .from(resumes)
    .leftJoin(resumeFiles, eq(resumeFiles.resumeId, resumes.id))
    .where(eq(resumes.userId, userId))
  return { versions: row?.versions ?? 0, bytes: Number(row?.bytes ?? 0) }
}

/** Stores a new version with its file. The caller's transaction also enqueues its analysis. */
export const insertResume = async (tx: Database, { file, ...resume }: NewResume): Promise<ShownResumeRow> => {
  const [newest] = await tx
    .select({ version: max(resumes.version) })
    .from(resumes)
    .where(eq(resumes.userId, resume.userId))
  const [row] = await tx
    .insert(resumes)
    .values({ ...resume, version: (newest?.version ?? 0) + 1, createdAt: sql`clock_timestamp()` })
    .returning(columnsWithoutRead)
  if (!row) throw new Error('The database returned no row for a new resume.')
  await tx
    .insert(resumeFiles)
    .values({ resumeId: row.id, format: file.format, sizeBytes: file.bytes.byteLength, content: file.bytes })
  return row
}

/** A mark that changes when anything in a person's list changes, made without reading a text. */
export const readListMark = async (db: Database, userId: number): Promise<string> => {
  const [row] = await db
    .select({
      versions: count(),
      newest: max(resumes.id),
      changed: sql<string | null>`max(extract(epoch from ${resumes.updatedAt}))::text`,
    })
    .from(resumes)
    .where(eq(resumes.userId, userId))
  return `${row?.versions ?? 0}-${row?.newest ?? 0}-${row?.changed ?? 0}`
}

/** A person's versions, newest first. Structure and evidence come with the first only. */
export const listResumeRows = async (db: Database, userId: number): Promise<ShownResumeRow[]> => {
  const newest = sql`${resumes.version} = (select max(newer.version) from ${resumes} newer where newer.user_id = ${userId})`
  return db
    .select({
      ...columnsWithoutRead,
      document: sql<ResumeDocument | null>`case when ${newest} then ${resumes.document} end`,
      evidence: sql<ResumeEvidence | null>`case when ${newest} then ${resumes.evidence} end`,
    })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.version))
}

/** One version of this person; undefined for another person's. */
export const findResume = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<ShownResumeRow | undefined> =>
  (
    await db
      .select(columnsWithoutRead)
      .from(resumes)
      .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
  )[0]

/** Takes a version for analysis and counts the try. Undefined when it is gone or finished already. */
export const startAnalysis = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<ResumeRow | undefined> =>
  (
    await db
      .update(resumes)
      .set({ status: 'analyzing', attempt: sql`${resumes.attempt} + 1` })
      .where(and(eq(resumes.id, id), eq(resumes.userId, userId), ne(resumes.status, 'completed')))
      .returning()
  )[0]

export type AnalysisResult = Pick<
  ResumeRow,
  'optimizedContent' | 'skills' | 'feedback' | 'document' | 'evidence' | 'engine'
>

/**
 * Stores a result and completes the version. The result of a try that another one has overtaken is refused.
 * @returns whether it was stored
 */
export const completeAnalysis = async (
  db: Database,
  { userId, id, attempt, result }: { userId: number; id: number; attempt: number; result: AnalysisResult },
): Promise<boolean> => {
  const rows = await db
    .update(resumes)
    .set({ ...result, status: 'completed' })
    .where(
      and(
        eq(resumes.id, id),
        eq(resumes.userId, userId),
        eq(resumes.attempt, attempt),
        ne(resumes.status, 'completed'),
      ),
    )
    .returning({ id: resumes.id })
  return rows.length > 0
}
