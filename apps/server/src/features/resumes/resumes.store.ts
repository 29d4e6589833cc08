import type { ResumeDesign } from '@nextrung/contract/resume-design'
import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import type { ResumeScore } from '@nextrung/contract/resume-score'
import { and, count, desc, eq, getTableColumns, gt, gte, max, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { preparedOnce } from '../../db/prepared-query.ts'
import { resumes } from './resumes.table.ts'

export type ResumeRow = typeof resumes.$inferSelect

/** What a new version is stored with; the rest has its defaults or comes with the analysis. */
export type NewResume = Omit<
  typeof resumes.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'attempt'
>

// The reader's lines and what was understood of them are large; the screens do not need them.
const { read: _read, understood: _understood, wishes: _wishes, ...ownColumns } = getTableColumns(resumes)
const columnsShown = {
  ...ownColumns,
  /** ISO 639-1 code of the text's language, once it was understood. */
  language: sql<string | null>`${resumes.understood} ->> 'language'`,
}
export type ShownResumeRow = Omit<ResumeRow, 'read' | 'understood' | 'wishes'> & { language: string | null }

/** A moment by the database's clock, how long before it a request came in, and the newest version that stood then. */
export type Arrival = { at: string; agoMs: number; newestId: number }

/** The arrival of a request. All server processes share the database's clock. */
export const readArrival = async (
  db: Database,
  { userId, elapsedMs }: { userId: number; elapsedMs: () => number },
): Promise<Arrival> => {
  const newest = sql`(select coalesce(max(id), 0) from resumes where user_id = ${userId})`
  const result = await db.execute(sql`select clock_timestamp()::text as at, ${newest} as "newestId"`)
  const [row] = (result as unknown as { rows: Omit<Arrival, 'agoMs'>[] }).rows
  // Measured afterwards: the question may have waited behind the very transaction that stored the other half.
  return { at: new Date().toISOString(), newestId: 0, ...row, agoMs: elapsedMs() }
}

// A transaction's rows carry the moment it began, which can lie before the arrival of a request that overlaps it.
const storedMeanwhile = ({ at, agoMs, newestId }: Arrival) => {
  const cameIn = sql`${at}::timestamptz - make_interval(secs => ${agoMs / 1000})`
  return or(gte(resumes.createdAt, cameIn), gt(resumes.id, newestId))
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
      .select(columnsShown)
      .from(resumes)
      .where(and(eq(resumes.userId, userId), eq(resumes.uploadKey, uploadKey)))
  )[0]

/** The same file for the same role, stored while this request was already under way: a double click's other half. */
export const findTwin = async (
  db: Database,
  twin: { userId: number; contentHash: string; targetRole: string | null; arrival: Arrival },
): Promise<ShownResumeRow | undefined> =>
  (
    await db
      .select(columnsShown)
      .from(resumes)
      .where(
        and(
          eq(resumes.userId, twin.userId),
          eq(resumes.contentHash, twin.contentHash),
          sql`${resumes.targetRole} is not distinct from ${twin.targetRole}`,
          storedMeanwhile(twin.arrival),
        ),
      )
      .orderBy(desc(resumes.version))
      .limit(1)
  )[0]

export const countVersions = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db.select({ versions: count() }).from(resumes).where(eq(resumes.userId, userId))
  return row?.versions ?? 0
}

/** Stores a new version. The caller's transaction holds the person's versions and enqueues the analysis. */
export const insertResume = async (tx: Database, resume: NewResume): Promise<ShownResumeRow> => {
  const [newest] = await tx
    .select({ version: max(resumes.version) })
    .from(resumes)
    .where(eq(resumes.userId, resume.userId))
  const [row] = await tx
    .insert(resumes)
    .values({ ...resume, version: (newest?.version ?? 0) + 1, createdAt: sql`clock_timestamp()` })
    .returning(columnsShown)
  if (!row) throw new Error('The database returned no row for a new resume.')
  return row
}

const listMark = preparedOnce('list_mark', (db) =>
  db
    .select({
      versions: count(),
      newest: max(resumes.id),
      changed: sql<string | null>`max(extract(epoch from ${resumes.updatedAt}))::text`,
    })
    .from(resumes)
    .where(eq(resumes.userId, sql.placeholder('userId'))),
)

/** A mark that changes when anything in a person's list changes, made without reading a text. */
export const readListMark = async (db: Database, userId: number): Promise<string> => {
  const [row] = await listMark(db).execute({ userId })
  return `${row?.versions ?? 0}-${row?.newest ?? 0}-${row?.changed ?? 0}`
}

/** A person's versions, newest first. Structure and evidence come with the first only. */
export const listResumeRows = async (db: Database, userId: number): Promise<ShownResumeRow[]> => {
  const newest = sql`${resumes.version} = (select max(newer.version) from ${resumes} newer where newer.user_id = ${userId})`
  return db
    .select({
      ...columnsShown,
      document: sql<ResumeDocument | null>`case when ${newest} then ${resumes.document} end`,
      evidence: sql<ResumeEvidence | null>`case when ${newest} then ${resumes.evidence} end`,
      score: sql<ResumeScore | null>`case when ${newest} then ${resumes.score} end`,
      leftOut: sql<null>`null`,
    })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.version))
}

/** The ids of a person's versions, in the order they were made. */
export const listVersionIds = async (db: Database, userId: number): Promise<number[]> =>
  (
    await db
      .select({ id: resumes.id })
      .from(resumes)
      .where(eq(resumes.userId, userId))
      .orderBy(resumes.version)
  ).map(({ id }) => id)

/** One version of this person; undefined for another person's. */
export const findResume = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<ShownResumeRow | undefined> =>
  (
    await db
      .select(columnsShown)
      .from(resumes)
      .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
  )[0]

/** One version with everything that was ever made of it. */
export const findWholeResume = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<ResumeRow | undefined> =>
  (
    await db
      .select()
      .from(resumes)
      .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
  )[0]

/** The look of the newest version, which the next one starts with. */
export const findNewestDesign = async (db: Database, userId: number): Promise<ResumeDesign | null> => {
  const [row] = await db
    .select({ design: resumes.design })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.version))
    .limit(1)
  return row?.design ?? null
}

/** A version that was asked for with the same words, or restored from the same one, while this request was under way. */
export const findTwinBasedOn = async (
  db: Database,
  twin: { userId: number; basedOn: number; feedbackWords: string | null; arrival: Arrival },
): Promise<ShownResumeRow | undefined> =>
  (
    await db
      .select(columnsShown)
      .from(resumes)
      .where(
        and(
          eq(resumes.userId, twin.userId),
          eq(resumes.basedOn, twin.basedOn),
          sql`${resumes.feedbackWords} is not distinct from ${twin.feedbackWords}`,
          storedMeanwhile(twin.arrival),
        ),
      )
      .limit(1)
  )[0]

/** Changes what the person decides about a version, or the result of a correction. */
export const updateResumeRow = async (
  db: Database,
  { userId, id, change }: { userId: number; id: number; change: ResumeChange },
): Promise<ShownResumeRow | undefined> =>
  (
    await db
      .update(resumes)
      .set(change)
      .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
      .returning(columnsShown)
  )[0]

/** A correction's result, the person's own name for the version, or its look. */
type ResumeChange = Partial<Omit<ResumeRow, 'id' | 'userId' | 'version' | 'createdAt'>>

export const deleteResumeRow = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> => {
  const rows = await db
    .delete(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
    .returning({ id: resumes.id })
  return rows.length > 0
}

/** Moves the moment a version was made into the past, for a demonstration's history. */
export const backdateResume = async (
  db: Database,
  { userId, id, createdAt }: { userId: number; id: number; createdAt: Date },
): Promise<void> => {
  await db
    .update(resumes)
    .set({ createdAt })
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
}
