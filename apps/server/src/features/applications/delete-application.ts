import type { CallInput } from '@nextrung/contract/call'
import type { deleteApplication as call } from '@nextrung/contract/job-applications'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findAnyApplication, updateApplication } from './applications.store.ts'
import { isFinal } from './sweep-deleted-applications.ts'

/** Hides an application. It can be restored until the sweep makes the deletion final. */
export const deleteApplication = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<{ id: number }> => {
  const own = { userId: ctx.user.id, id: params.id }
  const row = await findAnyApplication(ctx.db, own)
  if (!row || isFinal(row, ctx.now())) throw notFound('This application')
  if (row.deletedAt === null) await updateApplication(ctx.db, { ...own, change: { deletedAt: ctx.now() } })
  return { id: row.id }
}
