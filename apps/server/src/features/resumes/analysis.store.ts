import { and, eq, ne, not, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { ResumeRow } from './resumes.store.ts'
import { resumes } from './resumes.table.ts'

// A version is analyzed after the one it is based on, because it builds on that one's structure and wishes.
const hasUnfinishedBase = sql`exists (
  select 1 from resumes base where base.id = ${resumes.basedOn} and base.status <> 'completed'
)`

/**
 * Claims a version for analysis and counts the attempt. Undefined if the version is gone, finished, or waiting for
 * its base.
 */
export const startAnalysis = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<ResumeRow | undefined> =>
  (
    await db
      .update(resumes)
      .set({ status: 'analyzing', attempt: sql`${resumes.attempt} + 1` })
      .where(
        and(
          eq(resumes.id, id),
          eq(resumes.userId, userId),
          ne(resumes.status, 'completed'),
          not(hasUnfinishedBase),
        ),
      )
      .returning()
  )[0]

export type AnalysisResult = Pick<
  ResumeRow,
  | 'targetRole'
  | 'optimizedContent'
  | 'skills'
  | 'feedback'
  | 'document'
  | 'evidence'
  | 'engine'
  | 'understood'
  | 'wishes'
  | 'leftOut'
  | 'score'
>

type Finished = {
  userId: number
  id: number
  attempt: number
  result: AnalysisResult & Pick<ResumeRow, 'comparisonResult'>
}

/**
 * Stores a result and completes the version. Rejects the result of an attempt that a later one has superseded.
 * @returns whether it was stored /
 */
export const completeAnalysis = async (
  db: Database,
  { userId, id, attempt, result }: Finished,
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

/**
 * Whether this version exists and is unfinished. Locks the row until the transaction ends, so whatever completes or
 * deletes the version sees what the transaction stored.
 */
export const lockIfUnfinished = async (
  tx: Database,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> => {
  const [row] = await tx
    .select({ status: resumes.status })
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
    .for('update')
  return row !== undefined && row.status !== 'completed'
}

/** The versions whose analysis is waiting for this one. */
export const listWaitingVersions = (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<Pick<ResumeRow, 'userId' | 'id'>[]> =>
  db
    .select({ userId: resumes.userId, id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.basedOn, id), ne(resumes.status, 'completed')))
    .orderBy(resumes.id)

const batchSize = 100

/** Versions that are ready for analysis but have no pending job of this name. */
export const findStranded = (db: Database, jobName: string): Promise<Pick<ResumeRow, 'userId' | 'id'>[]> =>
  db
    .select({ userId: resumes.userId, id: resumes.id })
    .from(resumes)
    .where(
      and(
        ne(resumes.status, 'completed'),
        not(hasUnfinishedBase),
        sql`not exists (
          select 1 from jobs.job
          where job.name = ${jobName} and job.state in ('created', 'retry', 'active')
            and (job.data ->> 'id')::int = ${resumes.id}
        )`,
      ),
    )
    .orderBy(resumes.id)
    .limit(batchSize)
