import { createHash } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import type { ReadDocument } from '@nextrung/contract/read-document'
import type { uploadResume as call, Resume } from '@nextrung/contract/resumes'
import { TooManyWaitingError } from '@nextrung/documents/fair-turns'
import { ReadError } from '@nextrung/documents/read/read-error'
import { ReaderClosedError } from '@nextrung/documents/reader'
import { AppError, unavailable } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { UploadedFile } from '../../http/upload.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import { analyzeResumeJob } from './analyze-resume.job.ts'
import { readTargetRole } from './read-target-role.ts'
import { resumeAnswer } from './resume-answer.ts'
import * as store from './resumes.store.ts'
import { refuseTooManyFiles } from './room-for-versions.ts'
import { safeFileName } from './safe-file-name.ts'
import { insertUploadedFile } from './uploaded-files.store.ts'

/** Reads the file while the person waits, and stores it with the job that analyses it. */
export const uploadResume = async (
  ctx: RequestContext,
  { form, file }: CallInput<typeof call> & { file: UploadedFile },
): Promise<Answer<Resume>> => {
  const userId = ctx.user.id
  const uploadKey = ctx.request.idempotencyKey ?? null
  const arrival = await store.readArrival(ctx.db, { userId, elapsedMs: ctx.request.elapsedMs })
  const targetRole = readTargetRole(form.targetRole)
  const earlier = uploadKey && (await store.findByUploadKey(ctx.db, { userId, uploadKey }))
  if (earlier) return new Answer(201, resumeAnswer(ctx, earlier))
  await refuseTooManyFiles(ctx, { db: ctx.db, bytes: file.bytes.byteLength })
  const contentHash = createHash('sha256').update(file.bytes).digest('base64')
  ctx.thinking.warm()
  const read = await readFile(ctx, file)
  await ctx.failPoint('upload.before-commit')
  const row = await ctx.db.transaction(async (tx) => {
    await store.lockVersions(tx, userId)
    const twin = uploadKey
      ? await store.findByUploadKey(tx, { userId, uploadKey })
      : await store.findTwin(tx, { userId, contentHash, targetRole, arrival })
    if (twin) return twin
    await refuseTooManyFiles(ctx, { db: tx, bytes: file.bytes.byteLength })
    const stored = await store.insertResume(tx, {
      userId,
      targetRole,
      fileId: await insertUploadedFile(tx, { userId, format: read.format, bytes: file.bytes }),
      fileName: safeFileName(file.name),
      originalContent: read.lines.map((line) => line.text).join('\n'),
      read,
      design: await store.findNewestDesign(tx, userId),
      uploadKey,
      contentHash,
      reason: 'Uploaded',
    })
    await spendAllowance(ctx, tx, { userId, code: 'resume_optimization' })
    await ctx.queue.enqueue(tx, analyzeResumeJob, { userId, id: stored.id })
    return stored
  })
  await ctx.failPoint('upload.after-commit')
  return new Answer(201, resumeAnswer(ctx, row))
}

const readFile = async (ctx: RequestContext, file: UploadedFile): Promise<ReadDocument> => {
  try {
    return await ctx.reader.read({ fileName: file.name, bytes: file.bytes, owner: String(ctx.user.id) })
  } catch (error) {
    if (error instanceof ReadError) throw new AppError(error.code, error.message, { cause: error })
    if (error instanceof ReaderClosedError || error instanceof TooManyWaitingError) throw unavailable(error)
    throw error
  }
}
