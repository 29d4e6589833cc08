import type { ResumeDocument, ResumeEvidence, UnsureField } from '@nextrung/contract/resume-document'
import type { ResumeScore } from '@nextrung/contract/resume-score'
import type { StoredComparison } from '@nextrung/contract/resumes'
import { and, count, desc, eq, getTableColumns, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { preparedOnce } from '../../db/prepared-query.ts'
import { resumes } from './resumes.table.ts'

export type ResumeRow = typeof resumes.$inferSelect

/** The fields of a new version; the rest have defaults or come with the analysis. */
export type NewResume = Omit<
  typeof resumes.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'attempt'
>

/** True for a text that does not look like a resume; null if it has not been parsed. */
export const isNoResume = sql`${resumes.understood} ->> 'isResume' = 'false'`

// The extracted lines and the parsed content are large, and no screen needs them.
const {
  read: _read,
  understood: _understood,
  wishes: _wishes,
  usedAt: _usedAt,
  ...ownColumns
} = getTableColumns(resumes)
const columnsShown = {
  ...ownColumns,
  /** ISO 639-1 code of the text's language, once parsed. */
  language: sql<string | null>`${resumes.understood} ->> 'language'`,
  unsure: sql<
    UnsureField[] | null
  >`case when ${isNoResume} is not true then ${resumes.understood} -> 'unsure' end`,
  notResume: sql<
    string | null
  >`case when ${isNoResume} then coalesce(${resumes.understood} ->> 'notResume', '') end`,
}
export type ShownResumeRow = Omit<ResumeRow, 'read' | 'understood' | 'wishes' | 'usedAt'> & {
  language: string | null
  unsure: UnsureField[] | null
  notResume: string | null
}

export const countVersions = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db.select({ versions: count() }).from(resumes).where(eq(resumes.userId, userId))
  return row?.versions ?? 0
}

/** Stores a new version. The caller must hold the person's lock and enqueue the analysis. */
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

const listRevision = preparedOnce('list_mark', (db) =>
  db
    .select({
      versions: count(),
      newest: max(resumes.id),
      changed: sql<string | null>`max(extract(epoch from ${resumes.updatedAt}))::text`,
    })
    .from(resumes)
    .where(eq(resumes.userId, sql.placeholder('userId'))),
)

/** A value that changes whenever anything in a person's list changes, computed without reading any resume text. */
export const readListRevision = async (db: Database, userId: number): Promise<string> => {
  const [row] = await listRevision(db).execute({ userId })
  return `${row?.versions ?? 0}-${row?.newest ?? 0}-${row?.changed ?? 0}`
}

/** A person's versions, newest first. Only the newest includes document, evidence, score and comparison. */
export const listResumeRows = async (db: Database, userId: number): Promise<ShownResumeRow[]> => {
  const newest = sql`${resumes.version} = (select max(newer.version) from ${resumes} newer where newer.user_id = ${userId})`
  return db
    .select({
      ...columnsShown,
      document: sql<ResumeDocument | null>`case when ${newest} then ${resumes.document} end`,
      evidence: sql<ResumeEvidence | null>`case when ${newest} then ${resumes.evidence} end`,
      score: sql<ResumeScore | null>`case when ${newest} then ${resumes.score} end`,
      comparisonResult: sql<StoredComparison | null>`case when ${newest} then ${resumes.comparisonResult} end`,
      leftOut: sql<null>`null`,
      unsure: sql<UnsureField[] | null>`case when ${newest} then ${columnsShown.unsure} end`,
    })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.version))
}

/** The ids of a person's versions, oldest first. */
export const listVersionIds = async (db: Database, userId: number): Promise<number[]> =>
  (
    await db
      .select({ id: resumes.id })
      .from(resumes)
      .where(eq(resumes.userId, userId))
      .orderBy(resumes.version)
  ).map(({ id }) => id)

/** One of this person's versions; undefined if it belongs to someone else. */
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

/** One version with all its columns. */
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

/** The person's newest version with all its columns. */
export const findNewestResume = async (db: Database, userId: number): Promise<ResumeRow | undefined> =>
  (
    await db.select().from(resumes).where(eq(resumes.userId, userId)).orderBy(desc(resumes.version)).limit(1)
  )[0]

type DownloadChoices = Partial<Pick<ResumeRow, 'design' | 'showsPersonal'>>

/** The choices for the downloads of the newest version, which the next one inherits. */
export const findDownloadChoices = async (db: Database, userId: number): Promise<DownloadChoices> => {
  const [row] = await db
    .select({ design: resumes.design, showsPersonal: resumes.showsPersonal })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.version))
    .limit(1)
  return row ?? {}
}

/** Stores the person's choices for a version, or the result of a correction. */
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

type ResumeChange = Partial<Omit<ResumeRow, 'id' | 'userId' | 'version' | 'createdAt'>>

/** Stores the first use of a version. Not a change to the version itself, so the list stays as it is. */
export const setUsedAt = async (
  db: Database,
  { userId, id, usedAt }: { userId: number; id: number; usedAt: Date },
): Promise<void> => {
  await db
    .update(resumes)
    .set({ usedAt, updatedAt: sql`${resumes.updatedAt}` })
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId), isNull(resumes.usedAt)))
}

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

/** Backdates a version, for the demo's history. */
export const backdateResume = async (
  db: Database,
  { userId, id, createdAt }: { userId: number; id: number; createdAt: Date },
): Promise<void> => {
  await db
    .update(resumes)
    .set({ createdAt })
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
}
