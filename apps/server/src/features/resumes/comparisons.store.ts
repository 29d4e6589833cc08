import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { isNoResume } from './resumes.store.ts'
import { resumes } from './resumes.table.ts'

const comparedColumns = {
  id: resumes.id,
  version: resumes.version,
  document: resumes.document,
  evidence: resumes.evidence,
  optimizedContent: resumes.optimizedContent,
  skills: resumes.skills,
  score: resumes.score,
  leftOut: resumes.leftOut,
}
export type ComparedRow = Pick<typeof resumes.$inferSelect, keyof typeof comparedColumns>

/** The newest completed version older than this one. */
export const findPreviousVersion = async (
  db: Database,
  { userId, version }: { userId: number; version: number },
): Promise<ComparedRow | undefined> =>
  (
    await db
      .select(comparedColumns)
      .from(resumes)
      .where(
        and(
          eq(resumes.userId, userId),
          eq(resumes.status, 'completed'),
          lt(resumes.version, version),
          sql`(${isNoResume}) is not true`,
        ),
      )
      .orderBy(desc(resumes.version))
      .limit(1)
  )[0]

type Own = { userId: number; id: number }

const isComparedWith = ({ userId, id }: Own) =>
  and(eq(resumes.userId, userId), eq(sql`${resumes.comparisonResult} ->> 'olderId'`, String(id)))

/** Deletes the comparisons with a version, because they quote it. */
export const clearComparisonsWith = async (tx: Database, older: Own): Promise<void> => {
  await tx.update(resumes).set({ comparisonResult: null }).where(isComparedWith(older))
}
