import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { isNoResume } from './resumes.store.ts'
import { resumes } from './resumes.table.ts'

/** The person's newest finished version that is a resume, with its extracted lines and parsed content. */
export const findNewestCompleted = async (db: Database, userId: number) =>
  (
    await db
      .select({
        id: resumes.id,
        version: resumes.version,
        fileName: resumes.fileName,
        targetRole: resumes.targetRole,
        read: resumes.read,
        understood: resumes.understood,
      })
      .from(resumes)
      .where(
        and(eq(resumes.userId, userId), eq(resumes.status, 'completed'), sql`(${isNoResume}) is not true`),
      )
      .orderBy(desc(resumes.version))
      .limit(1)
  )[0]
