import type { CallInput } from '@nextrung/contract/call'
import type { downloadOriginal as call } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findResume } from './resumes.store.ts'
import { findUploadedFile } from './uploaded-files.store.ts'

/** The original upload, only for its owner, as an attachment that browsers never open inline. */
export const downloadOriginal = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const own = { userId: ctx.user.id, resumeId: params.id }
  const resume = await findResume(ctx.db, { userId: ctx.user.id, id: params.id })
  const file = await findUploadedFile(ctx.db, own)
  if (!resume || !file) throw notFound('The original file')
  return { bytes: file.content, contentType: 'application/octet-stream', fileName: resume.fileName }
}
