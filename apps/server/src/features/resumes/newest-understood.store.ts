import type { ReadDocument } from '@nextrung/contract/read-document'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { isNoResume } from './resumes.store.ts'
import { resumes } from './resumes.table.ts'

/**
 * The person's newest finished version that is a resume, with its parsed content; with its extracted lines only if it was
 * never parsed, because they are long and every path and plan starts here.
 */
export const findNewestCompleted = async (db: Database, userId: number) =>
  (
    await db
      .select({
        id: resumes.id,
        version: resumes.version,
        fileName: resumes.fileName,
        targetRole: resumes.targetRole,
        read: sql<ReadDocument | null>`case when ${resumes.understood} is null then ${resumes.read} end`,
        understood: resumes.understood,
      })
      .from(resumes)
      .where(
        and(eq(resumes.userId, userId), eq(resumes.status, 'completed'), sql`(${isNoResume}) is not true`),
      )
      .orderBy(desc(resumes.version))
      .limit(1)
  )[0]

/** Whether there is such a version, without reading what is in it. */
export const hasNewestCompleted = async (db: Database, userId: number): Promise<boolean> =>
  (
    await db
      .select({ id: resumes.id })
      .from(resumes)
      .where(
        and(eq(resumes.userId, userId), eq(resumes.status, 'completed'), sql`(${isNoResume}) is not true`),
      )
      .limit(1)
  ).length > 0
