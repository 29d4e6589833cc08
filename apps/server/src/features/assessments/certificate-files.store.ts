import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { skillAssessments } from './assessments.table.ts'
import { certificateFiles } from './certificate-files.table.ts'

type Own = { userId: number; certificateId: number }

const isOwn = ({ userId, certificateId }: Own) =>
  and(eq(certificateFiles.assessmentId, certificateId), eq(certificateFiles.userId, userId))

/** Whether the person named this certificate. */
export const hasCertificate = async (db: Database, { userId, certificateId }: Own): Promise<boolean> =>
  (
    await db
      .select({ id: skillAssessments.id })
      .from(skillAssessments)
      .where(
        and(
          eq(skillAssessments.id, certificateId),
          eq(skillAssessments.userId, userId),
          eq(skillAssessments.verificationMethod, 'certification'),
        ),
      )
  ).length > 0

type NewFile = Own & { fileName: string; content: Uint8Array; attachedAt: Date }

/** Stores a copy in place of the one before. */
export const replaceCertificateFile = async (tx: Database, file: NewFile): Promise<void> => {
  const { userId, certificateId: assessmentId, ...given } = file
  const change = { ...given, sizeBytes: given.content.byteLength }
  await tx
    .insert(certificateFiles)
    .values({ userId, assessmentId, ...change })
    .onConflictDoUpdate({ target: certificateFiles.assessmentId, set: change })
}

/** The bytes of a person's copies, without the one of this certificate. */
export const sumOtherFileBytes = async (db: Database, { userId, certificateId }: Own): Promise<number> => {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${certificateFiles.sizeBytes}), 0)::text` })
    .from(certificateFiles)
    .where(and(eq(certificateFiles.userId, userId), ne(certificateFiles.assessmentId, certificateId)))
  return Number(row?.bytes ?? 0)
}

export type CertificateFileInfo = { certificateId: number; name: string; sizeBytes: number }

/** Which of a person's certificates have a copy. */
export const listCertificateFiles = (db: Database, userId: number): Promise<CertificateFileInfo[]> =>
  db
    .select({
      certificateId: certificateFiles.assessmentId,
      name: certificateFiles.fileName,
      sizeBytes: certificateFiles.sizeBytes,
    })
    .from(certificateFiles)
    .where(eq(certificateFiles.userId, userId))
    .orderBy(certificateFiles.id)

/** A copy with its bytes; undefined if there is none or it is someone else's. */
export const findCertificateFile = async (
  db: Database,
  own: Own,
): Promise<{ fileName: string; content: Uint8Array } | undefined> =>
  (
    await db
      .select({ fileName: certificateFiles.fileName, content: certificateFiles.content })
      .from(certificateFiles)
      .where(isOwn(own))
  )[0]

export const removeCertificateFile = async (db: Database, own: Own): Promise<boolean> =>
  (await db.delete(certificateFiles).where(isOwn(own)).returning({ id: certificateFiles.id })).length > 0
