import { createHash } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import type { ReadDocument } from '@nextrung/contract/read-document'
import { uploadResume as call, type Resume } from '@nextrung/contract/resumes'
import { QueueFullError } from '@nextrung/documents/fair-queue'
import { ReadError } from '@nextrung/documents/read/read-error'
import { ReaderClosedError } from '@nextrung/documents/reader'
import { ReaderStalledError } from '@nextrung/documents/reader-process'
import { AppError, unavailable } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { UploadedFile } from '../../http/upload.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { findAnswered } from '../../idempotency/once.ts'
import { makeVersion, recallVersion } from './make-version.ts'
import { readTargetRole } from './read-target-role.ts'
import { resumeAnswer } from './resume-answer.ts'
import { findDownloadChoices } from './resumes.store.ts'
import { safeFileName } from './safe-file-name.ts'
import { requireStorageQuota } from './storage-quota.ts'
import { insertUploadedFile } from './uploaded-files.store.ts'

/** Reads the file during the request, then stores it together with its analysis job. */
export const uploadResume = async (
  ctx: RequestContext,
  { form, file }: CallInput<typeof call> & { file: UploadedFile },
): Promise<Answer<Resume>> => {
  const userId = ctx.user.id
  const targetRole = readTargetRole(form.targetRole)
  const contentHash = createHash('sha256').update(file.bytes).digest('base64')
  const request = await describeRequest(ctx, { call, asked: { contentHash, targetRole } })
  const answered = await findAnswered(ctx.db, request)
  if (answered) return new Answer(201, resumeAnswer(await recallVersion(ctx, ctx.db, answered.answerId)))
  await requireStorageQuota(ctx, { db: ctx.db, bytes: file.bytes.byteLength })
  ctx.thinking.warm()
  const read = await readFile(ctx, file)
  await ctx.failPoint('upload.before-commit')
  const row = await makeVersion(ctx, {
    request,
    fileBytes: file.bytes.byteLength,
    build: async (tx) => ({
      targetRole,
      fileId: await insertUploadedFile(tx, { userId, format: read.format, bytes: file.bytes }),
      fileName: safeFileName(file.name),
      originalContent: read.lines.map((line) => line.text).join('\n'),
      read,
      ...(await findDownloadChoices(tx, userId)),
      reason: 'Uploaded',
    }),
  })
  await ctx.failPoint('upload.after-commit')
  return new Answer(201, resumeAnswer(row))
}

const readFile = async (ctx: RequestContext, file: UploadedFile): Promise<ReadDocument> => {
  try {
    return await ctx.reader.read({ fileName: file.name, bytes: file.bytes, owner: String(ctx.user.id) })
  } catch (error) {
    if (error instanceof ReadError) throw new AppError(error.code, error.message, { cause: error })
    const isRetryable = [ReaderClosedError, ReaderStalledError, QueueFullError].some(
      (kind) => error instanceof kind,
    )
    if (isRetryable) throw unavailable(error)
    throw error
  }
}
