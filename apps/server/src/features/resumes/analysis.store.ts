import { and, eq, ne, not, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { ResumeRow } from './resumes.store.ts'
import { resumes } from './resumes.table.ts'

// A version is analysed after the one it is based on, whose structure and wishes it goes on from.
const hasUnfinishedBase = sql`exists (
  select 1 from resumes base where base.id = ${resumes.basedOn} and base.status <> 'completed'
)`

/** Takes a version for analysis and counts the try. Undefined when it is gone or finished already, or waits for its base. */
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
 * Stores a result and completes the version. The result of a try that another one has overtaken is refused.
 * @returns whether it was stored
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
 * Whether this version of the person is there and not completed. It stays so until the transaction ends: what
 * completes or deletes it waits, and then finds what the transaction stored.
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

/** The versions whose analysis waits for this one. */
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

/** Versions that could be analysed, and have no job of this name that will run. */
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
