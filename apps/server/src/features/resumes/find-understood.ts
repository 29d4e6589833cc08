import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import { notFound } from '../../errors.ts'
import type { WorkContext } from '../../http/request-context.ts'
import { findWholeResume } from './resumes.store.ts'

/**
 * The parsed content of one of the person's versions, with the corrections made so far. Versions of an earlier release
 * are parsed now.
 */
export const findUnderstood = async (ctx: WorkContext, id: number): Promise<ParsedResume> => {
  const row = await findWholeResume(ctx.db, { userId: ctx.user.id, id })
  if (!row) throw notFound('This resume')
  const { parseResume } = ctx.thinking.forPerson(ctx.user.id)
  return row.understood ?? (await parseResume(row.read, ctx.request.signal)).result
}
