import type { attachCertificateFile as call } from '@nextrung/contract/assessment-claims'
import { type AssessmentOverview, assessmentLimits } from '@nextrung/contract/assessments'
import type { CallInput } from '@nextrung/contract/call'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { UploadedFile } from '../../http/upload.ts'
import { requireFreeDisk, safeFileName } from '../resumes/resumes.public.ts'
import { hasCertificate, replaceCertificateFile, sumOtherFileBytes } from './certificate-files.store.ts'
import { getAssessments } from './get-assessments.ts'

const megabyte = 1024 * 1024

// A file is what it begins with, whatever its name says.
const beginnings: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
]

const isPdfOrPicture = (content: Uint8Array): boolean =>
  beginnings.some((beginning) => beginning.every((byte, at) => content[at] === byte))

/** @throws AppError TOO_LARGE or UNSUPPORTED_FILE */
const requireAccepted = ({ bytes }: UploadedFile): void => {
  if (bytes.byteLength > assessmentLimits.certificateFileBytes)
    throw new AppError(
      'TOO_LARGE',
      `The file is larger than ${assessmentLimits.certificateFileBytes / megabyte} MB. Attach a smaller one or use a link.`,
    )
  if (!isPdfOrPicture(bytes))
    throw new AppError('UNSUPPORTED_FILE', 'Attach the certificate as a PDF, PNG or JPEG file.')
}

/** Keeps a person's copy of a certificate, in place of the one before. */
export const attachCertificateFile = async (
  ctx: RequestContext,
  { params, file }: CallInput<typeof call> & { file: UploadedFile },
): Promise<AssessmentOverview> => {
  const own = { userId: ctx.user.id, certificateId: params.id }
  if (!(await hasCertificate(ctx.db, own))) throw notFound('This certificate')
  requireAccepted(file)
  await requireFreeDisk(ctx)
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', own.userId)
    if (!(await hasCertificate(tx, own))) throw notFound('This certificate')
    const total = (await sumOtherFileBytes(tx, own)) + file.bytes.byteLength
    if (total > assessmentLimits.allCertificateFilesBytes)
      throw new AppError(
        'CONFLICT',
        `Your certificates’ files may take ${assessmentLimits.allCertificateFilesBytes / megabyte} MB together. Remove one or use a link.`,
      )
    await replaceCertificateFile(tx, {
      ...own,
      fileName: safeFileName(file.name, { without: 'certificate' }),
      content: file.bytes,
      attachedAt: ctx.now(),
    })
  })
  return getAssessments(ctx)
}
