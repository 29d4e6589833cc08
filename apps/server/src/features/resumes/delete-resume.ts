import type { CallInput } from '@nextrung/contract/call'
import type { deleteResume as call } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteResumeRow, lockVersions } from './resumes.store.ts'
import { removeUnusedFiles } from './uploaded-files.store.ts'

/** Removes a version for good, and its file when no other version was made from it. */
export const deleteResume = async (ctx: RequestContext, { params }: CallInput<typeof call>) => {
  const userId = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    await lockVersions(tx, userId)
    if (!(await deleteResumeRow(tx, { userId, id: params.id }))) throw notFound('This resume')
    await removeUnusedFiles(tx, userId)
  })
  return { id: params.id }
}
