import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { resumes, uploadedFiles } from './resumes.table.ts'

export type UploadedFileRow = typeof uploadedFiles.$inferSelect

export const insertUploadedFile = async (
  tx: Database,
  file: { userId: number; format: string; bytes: Uint8Array },
): Promise<number> => {
  const [row] = await tx
    .insert(uploadedFiles)
    .values({
      userId: file.userId,
      format: file.format,
      sizeBytes: file.bytes.byteLength,
      content: file.bytes,
    })
    .returning({ id: uploadedFiles.id })
  if (!row) throw new Error('The database returned no row for an uploaded file.')
  return row.id
}

/** The file a version was made from; undefined if there is none or the version belongs to someone else. */
export const findUploadedFile = async (
  db: Database,
  { userId, resumeId }: { userId: number; resumeId: number },
): Promise<UploadedFileRow | undefined> => {
  const [row] = await db
    .select({ file: uploadedFiles })
    .from(resumes)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, resumes.fileId))
    .where(and(eq(resumes.id, resumeId), eq(resumes.userId, userId)))
  return row?.file
}

/** Deletes a person's files that none of their versions uses any more. */
export const removeUnusedFiles = async (tx: Database, userId: number): Promise<void> => {
  await tx
    .delete(uploadedFiles)
    .where(
      and(
        eq(uploadedFiles.userId, userId),
        notExists(tx.select({ one: sql`1` }).from(resumes).where(eq(resumes.fileId, uploadedFiles.id))),
      ),
    )
}

/** The total size of a person's files, in bytes. */
export const sumFileBytes = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${uploadedFiles.sizeBytes}), 0)::text` })
    .from(uploadedFiles)
    .where(eq(uploadedFiles.userId, userId))
  return Number(row?.bytes ?? 0)
}
