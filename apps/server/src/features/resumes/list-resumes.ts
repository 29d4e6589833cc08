import { createHash } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import type { listResumes as call, Resume } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { isOwnId } from '../identity/identity.public.ts'
import { resumeAnswer } from './resume-answer.ts'
import * as store from './resumes.store.ts'

/** A person's versions, newest first. Answers 304 for an unchanged list without reading any resume text. */
export const listResumes = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Answer<Resume[]>> => {
  if (params.userId !== '1' && !isOwnId(ctx.user, params.userId)) throw notFound('This list')
  const revision = await store.readListRevision(ctx.db, ctx.user.id)
  const etag = `"${createHash('sha256').update(`${ctx.user.uid} ${revision}`).digest('base64url').slice(0, 22)}"`
  if (matches(ctx.request.headers.get('if-none-match'), etag))
    return new Answer<Resume[]>(304, undefined, { etag })
  const rows = await store.listResumeRows(ctx.db, ctx.user.id)
  return new Answer(
    200,
    rows.map((row) => resumeAnswer(row)),
    { etag },
  )
}

// A compressing proxy may have turned the ETag into a weak one.
const matches = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
