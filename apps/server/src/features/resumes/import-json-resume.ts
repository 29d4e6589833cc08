import { createHash } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import { importJsonResume as call, type Resume } from '@nextrung/contract/resumes'
import { fromJsonResume } from '@nextrung/engine/resumes/json-resume/from-json-resume'
import { JsonResumeError } from '@nextrung/engine/resumes/json-resume/json-resume-error'
import { AppError } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { makeVersion } from './make-version.ts'
import { readTargetRole } from './read-target-role.ts'
import { resumeAnswer } from './resume-answer.ts'
import { findDownloadChoices } from './resumes.store.ts'
import { safeFileName } from './safe-file-name.ts'
import { insertUploadedFile } from './uploaded-files.store.ts'

/** Creates a version from a JSON Resume. Its fields are taken as they are, without parsing heuristics. */
export const importJsonResume = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<Answer<Resume>> => {
  const userId = ctx.user.id
  const targetRole = readTargetRole(body.targetRole)
  const bytes = Buffer.from(JSON.stringify(body.resume, null, 2))
  const contentHash = createHash('sha256').update(bytes).digest('base64')
  const request = await describeRequest(ctx, { call, asked: { contentHash, targetRole } })
  const { read, parsed } = readJsonResume(body.resume)
  const row = await makeVersion(ctx, {
    request,
    fileBytes: bytes.byteLength,
    build: async (tx) => ({
      targetRole,
      fileId: await insertUploadedFile(tx, { userId, format: 'json', bytes }),
      fileName: safeFileName(body.fileName || 'resume.json'),
      originalContent: read.lines.map((line) => line.text).join('\n'),
      read,
      understood: parsed,
      ...(await findDownloadChoices(tx, userId)),
      reason: 'Imported from a JSON Resume',
    }),
  })
  return new Answer(201, resumeAnswer(row))
}

const readJsonResume = (value: unknown) => {
  try {
    return fromJsonResume(value)
  } catch (error) {
    if (error instanceof JsonResumeError) throw new AppError('BAD_REQUEST', error.message, { cause: error })
    throw error
  }
}
