import type { CallInput } from '@nextrung/contract/call'
import type { updateResume as call, Resume } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { acceptAsResume } from './accept-as-resume.ts'
import { resumeAnswer } from './resume-answer.ts'
import { findResume, updateResumeRow } from './resumes.store.ts'

/** Sets a version's label or what its downloads look like and include, or takes its text for a resume after all. */
export const updateResume = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<Resume> => {
  const own = { userId: ctx.user.id, id: params.id }
  const change = {
    ...(body.label === undefined ? {} : { label: body.label || null }),
    ...(body.design ? { design: body.design } : {}),
    ...(body.showsPersonal === undefined ? {} : { showsPersonal: body.showsPersonal }),
    ...(body.isResume ? await acceptAsResume(ctx, params.id) : {}),
  }
  const isChange = Object.keys(change).length > 0
  const row = await (isChange ? updateResumeRow(ctx.db, { ...own, change }) : findResume(ctx.db, own))
  if (!row) throw notFound('This resume')
  return resumeAnswer(row)
}
