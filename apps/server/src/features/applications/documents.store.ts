import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { sentDocuments } from './applications.table.ts'

export type SentDocumentRow = typeof sentDocuments.$inferSelect
export type NewSentDocument = Omit<typeof sentDocuments.$inferInsert, 'id'>

/** Keeps a document and returns its id; the same bytes are kept once. The caller must hold the person's lock. */
export const keepDocument = async (tx: Database, document: NewSentDocument): Promise<number> => {
  const { userId, kind, sha256 } = document
  const [kept] = await tx.insert(sentDocuments).values(document).onConflictDoNothing().returning({
    id: sentDocuments.id,
  })
  if (kept) return kept.id
  const [known] = await tx
    .select({ id: sentDocuments.id })
    .from(sentDocuments)
    .where(
      and(eq(sentDocuments.userId, userId), eq(sentDocuments.kind, kind), eq(sentDocuments.sha256, sha256)),
    )
  if (!known) throw new Error('A sent document was neither stored nor found.')
  return known.id
}

export const findDocument = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<SentDocumentRow | undefined> =>
  (
    await db
      .select()
      .from(sentDocuments)
      .where(and(eq(sentDocuments.id, id), eq(sentDocuments.userId, userId)))
  )[0]

/** Deletes a person's documents that no application refers to any more. */
export const deleteUnusedDocuments = async (tx: Database, userId: number): Promise<void> => {
  await tx.delete(sentDocuments).where(
    and(
      eq(sentDocuments.userId, userId),
      sql`not exists (select 1 from job_applications used
        where used.resume_document_id = ${sentDocuments.id} or used.posting_document_id = ${sentDocuments.id})`,
    ),
  )
}
