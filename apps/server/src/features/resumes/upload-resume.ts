import { createHash } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import type { ReadDocument } from '@nextrung/contract/read-document'
import type { uploadResume as call, Resume } from '@nextrung/contract/resumes'
import { TargetRole } from '@nextrung/contract/roles'
import { ReadError } from '@nextrung/documents/read/read-error'
import { ReaderClosedError } from '@nextrung/documents/reader'
import type { Services } from '../../context.ts'
import { AppError, unavailable } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { UploadedFile } from '../../http/upload.ts'
import { analyzeResumeJob } from './analyze-resume.job.ts'
import { resumeAnswer } from './resume-answer.ts'
import * as store from './resumes.store.ts'

/** Reads the file while the person waits, and stores it with the job that analyses it. */
export const uploadResume = async (
  ctx: RequestContext,
  { form, file }: CallInput<typeof call> & { file: UploadedFile },
): Promise<Answer<Resume>> => {
  const userId = ctx.user.id
  const uploadKey = ctx.request.idempotencyKey ?? null
  const since = await store.readDatabaseTime(ctx.db)
  const targetRole = readTargetRole(form.targetRole)
  const earlier = uploadKey && (await store.findByUploadKey(ctx.db, { userId, uploadKey }))
  if (earlier) return new Answer(201, resumeAnswer(ctx, earlier))
  await refuseWhenFull(ctx, file)
  const contentHash = createHash('sha256').update(file.bytes).digest('base64')
  const read = await readFile(ctx, file)
  await ctx.failPoint('upload.before-commit')
  const row = await ctx.db.transaction(async (tx) => {
    await store.lockVersions(tx, userId)
    const twin = uploadKey
      ? await store.findByUploadKey(tx, { userId, uploadKey })
      : await store.findTwin(tx, { userId, contentHash, targetRole, since })
    if (twin) return twin
    await refuseTooMany(ctx, tx, file)
    const stored = await store.insertResume(tx, {
      userId,
      targetRole,
      fileName: safeFileName(file.name),
      originalContent: read.lines.map((line) => line.text).join('\n'),
      read,
      uploadKey,
      contentHash,
      file: { format: read.format, bytes: file.bytes },
    })
    await ctx.queue.enqueue(tx, analyzeResumeJob, { userId, id: stored.id })
    return stored
  })
  await ctx.failPoint('upload.after-commit')
  return new Answer(201, resumeAnswer(ctx, row))
}

const readTargetRole = (given: string | undefined): TargetRole | null => {
  if (!given?.trim()) return null
  const role = TargetRole.safeParse(given.trim())
  if (!role.success) throw new AppError('BAD_REQUEST', 'Choose a target role from the list.')
  return role.data
}

const readFile = async (ctx: RequestContext, file: UploadedFile): Promise<ReadDocument> => {
  try {
    return await ctx.reader.read({ fileName: file.name, bytes: file.bytes })
  } catch (error) {
    if (error instanceof ReadError) throw new AppError(error.code, error.message, { cause: error })
    if (error instanceof ReaderClosedError) throw unavailable(error)
    throw error
  }
}

const refuseWhenFull = async (ctx: RequestContext, file: UploadedFile) => {
  if ((await ctx.freeDiskBytes()) < ctx.config.limits.minimumFreeDiskBytes)
    throw new AppError(
      'STORAGE_FULL',
      'Storage is full. Nothing was saved; please tell the people who run this server.',
    )
  await refuseTooMany(ctx, ctx.db, file)
}

const refuseTooMany = async (ctx: RequestContext, db: Services['db'], file: UploadedFile) => {
  const { versionsPerPerson, storagePerPersonBytes } = ctx.config.limits
  const used = await store.measureStorage(db, ctx.user.id)
  if (used.versions >= versionsPerPerson || used.bytes + file.bytes.byteLength > storagePerPersonBytes)
    throw new AppError(
      'TOO_MANY_VERSIONS',
      `You have ${used.versions} resume versions, which is as much as fits here. Delete one and upload again.`,
    )
}

const longestName = 120
// Control characters, direction overrides and path separators have no place in a name that is shown.
const unsafeInName = /[\p{Cc}\p{Cf}\p{Cs}\\/]/gu

/** The name for showing only; files are never stored or served under it. */
const safeFileName = (name: string): string => {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replace(unsafeInName, '').trim()
  if (base.length <= longestName) return base || 'resume'
  const extension = /\.\w{1,5}$/.exec(base)?.[0] ?? ''
  return `${base.slice(0, longestName - extension.length - 1)}…${extension}`
}
