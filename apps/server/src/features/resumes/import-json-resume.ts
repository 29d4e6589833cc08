import { createHash } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import type { importJsonResume as call, Resume } from '@nextrung/contract/resumes'
import { fromJsonResume } from '@nextrung/engine/resumes/json-resume/from-json-resume'
import { JsonResumeError } from '@nextrung/engine/resumes/json-resume/json-resume-error'
import { AppError } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import { analyzeResumeJob } from './analyze-resume.job.ts'
import { readTargetRole } from './read-target-role.ts'
import { resumeAnswer } from './resume-answer.ts'
import * as store from './resumes.store.ts'
import { refuseTooManyFiles } from './room-for-versions.ts'
import { safeFileName } from './safe-file-name.ts'
import { insertUploadedFile } from './uploaded-files.store.ts'

/** Makes a version from a JSON Resume; what it says is taken as understood, without guessing. */
export const importJsonResume = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<Answer<Resume>> => {
  const userId = ctx.user.id
  const key = ctx.request.idempotencyKey
  const uploadKey = key ? `import ${key}` : null
  const arrival = await store.readArrival(ctx.db, { userId, elapsedMs: ctx.request.elapsedMs })
  const targetRole = readTargetRole(body.targetRole)
  const { read, parsed } = readJsonResume(body.resume)
  const bytes = Buffer.from(JSON.stringify(body.resume, null, 2))
  const contentHash = createHash('sha256').update(bytes).digest('base64')
  const row = await ctx.db.transaction(async (tx) => {
    await store.lockVersions(tx, userId)
    const twin = uploadKey
      ? await store.findByUploadKey(tx, { userId, uploadKey })
      : await store.findTwin(tx, { userId, contentHash, targetRole, arrival })
    if (twin) return twin
    await refuseTooManyFiles(ctx, { db: tx, bytes: bytes.byteLength })
    const fileId = await insertUploadedFile(tx, { userId, format: 'json', bytes })
    const stored = await store.insertResume(tx, {
      userId,
      targetRole,
      fileId,
      fileName: safeFileName(body.fileName || 'resume.json'),
      originalContent: read.lines.map((line) => line.text).join('\n'),
      read,
      understood: parsed,
      design: await store.findNewestDesign(tx, userId),
      uploadKey,
      contentHash,
      reason: 'Imported from a JSON Resume',
    })
    await spendAllowance(ctx, tx, { userId, code: 'resume_optimization' })
    await ctx.queue.enqueue(tx, analyzeResumeJob, { userId, id: stored.id })
    return stored
  })
  return new Answer(201, resumeAnswer(ctx, row))
}

const readJsonResume = (value: unknown) => {
  try {
    return fromJsonResume(value)
  } catch (error) {
    if (error instanceof JsonResumeError) throw new AppError('BAD_REQUEST', error.message, { cause: error })
    throw error
  }
}
