import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { ResumeRow } from './resumes.store.ts'
import { resumes } from './resumes.table.ts'

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

const strandedLock = 7311
const mostAtOnce = 100

/** Lets one server process at a time look for stranded versions, until its transaction ends. */
export const holdStranded = async (tx: Database): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${strandedLock})`)
}

/** Versions that are not completed and have no job of this name that will run. */
export const findStranded = (db: Database, jobName: string): Promise<Pick<ResumeRow, 'userId' | 'id'>[]> =>
  db
    .select({ userId: resumes.userId, id: resumes.id })
    .from(resumes)
    .where(
      and(
        ne(resumes.status, 'completed'),
        sql`not exists (
          select 1 from jobs.job
          where job.name = ${jobName} and job.state in ('created', 'retry', 'active')
            and (job.data ->> 'id')::int = ${resumes.id}
        )`,
      ),
    )
    .orderBy(resumes.id)
    .limit(mostAtOnce)
