import type { ResumeDocument, UnsureField } from '@nextrung/contract/resume-document'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { isNoResume } from './resumes.store.ts'
import { resumes } from './resumes.table.ts'

/** The skills of the person's newest finished version as shown to them, and what they studied; nothing without one. */
export const findNewestSkills = async (db: Database, userId: number) => {
  const [row] = await db
    .select({
      skills: resumes.skills,
      education: sql<ResumeDocument['education'] | null>`${resumes.understood} -> 'document' -> 'education'`,
      certificates: sql<
        ResumeDocument['certificates'] | null
      >`${resumes.understood} -> 'document' -> 'certificates'`,
    })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.status, 'completed'), sql`(${isNoResume}) is not true`))
    .orderBy(desc(resumes.version))
    .limit(1)
  return {
    skills: row?.skills ?? [],
    education: row?.education ?? [],
    certificates: row?.certificates ?? [],
  }
}

const statusOf = (status: string): 'analyzing' | 'completed' | 'failed' =>
  status === 'completed' || status === 'failed' ? status : 'analyzing'

/** How far the person's newest version is: its state, its open questions and its score. */
export const findNewestStanding = async (db: Database, userId: number) => {
  const [row] = await db
    .select({
      status: resumes.status,
      score: resumes.score,
      unsure: sql<UnsureField[] | null>`${resumes.understood} -> 'unsure'`,
      isNoResume: sql<boolean | null>`${isNoResume}`,
    })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.version))
    .limit(1)
  if (!row || row.isNoResume) return undefined
  return {
    status: statusOf(row.status),
    openQuestions: row.unsure?.length ?? 0,
    ...(row.score ? { score: row.score } : {}),
  }
}
