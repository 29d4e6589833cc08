import type { downloadCertificateFile as call } from '@nextrung/contract/assessment-claims'
import type { CallInput } from '@nextrung/contract/call'
import { notFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findCertificateFile } from './certificate-files.store.ts'

/** The copy of a certificate, only for its owner, as an attachment that browsers never open inline. */
export const downloadCertificateFile = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const file = await findCertificateFile(ctx.db, { userId: ctx.user.id, certificateId: params.id })
  if (!file) throw notFound('This file')
  return { bytes: file.content, contentType: 'application/octet-stream', fileName: file.fileName }
}
