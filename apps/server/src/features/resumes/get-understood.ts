import type { CallInput } from '@nextrung/contract/call'
import type { getUnderstood as call, UnderstoodResume } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { findWholeResume } from './resumes.store.ts'

/** The parsed content of the file, with the corrections made so far. */
export const getUnderstood = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<UnderstoodResume> => {
  await getCompletedResume(ctx, params.id)
  const row = await findWholeResume(ctx.db, { userId: ctx.user.id, id: params.id })
  if (!row) throw notFound('This resume')
  const { parseResume } = ctx.thinking.forPerson(ctx.user.id)
  const understood = row.understood ?? (await parseResume(row.read, ctx.request.signal)).result
  const { document, corrected } = understood
  return { document, corrected: corrected ?? [] }
}
