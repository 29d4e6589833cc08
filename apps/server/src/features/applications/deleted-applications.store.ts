import { and, eq, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { applicationEntries, applicationEvents, jobApplications } from './applications.table.ts'
import { deleteUnusedDocuments } from './documents.store.ts'

/** The status of a row that was emptied. */
export const emptied = 'deleted'

/** People with deleted applications that were not emptied yet. */
export const listDeletedBefore = async (
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number[]> =>
  (
    await db
      .selectDistinct({ userId: jobApplications.userId })
      .from(jobApplications)
      .where(and(lte(jobApplications.deletedAt, before), ne(jobApplications.status, emptied)))
      .limit(limit)
  ).map(({ userId }) => userId)

/** Deletes what was added by hand, and empties what was sent. The caller must hold the person's lock. */
export const emptyDeleted = async (
  tx: Database,
  { userId, before }: { userId: number; before: Date },
): Promise<void> => {
  const isDeleted = and(eq(jobApplications.userId, userId), lte(jobApplications.deletedAt, before))
  await tx.delete(jobApplications).where(and(isDeleted, isNull(jobApplications.jobId)))
  const rows = await tx
    .update(jobApplications)
    .set({
      status: emptied,
      title: '',
      location: null,
      role: null,
      link: null,
      description: null,
      resumeId: null,
      resumeVersion: null,
      resumeDocumentId: null,
      postingDocumentId: null,
      matchScore: null,
      match: null,
      nextSteps: [],
      simulatedOn: null,
      interviewOn: null,
      nextStepAt: null,
    })
    .where(and(isDeleted, isNotNull(jobApplications.jobId), ne(jobApplications.status, emptied)))
    .returning({ id: jobApplications.id })
  for (const { id } of rows) {
    const isOf = {
      event: eq(applicationEvents.applicationId, id),
      entry: eq(applicationEntries.applicationId, id),
    }
    await tx.delete(applicationEvents).where(and(eq(applicationEvents.userId, userId), isOf.event))
    await tx.delete(applicationEntries).where(and(eq(applicationEntries.userId, userId), isOf.entry))
  }
  await deleteUnusedDocuments(tx, userId)
}
