import type { CallInput } from '@nextrung/contract/call'
import type { ApplicationDetails, restoreApplication as call } from '@nextrung/contract/job-applications'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockApplication, updateApplication } from './applications.store.ts'
import { applicationDetails } from './get-application.ts'
import { isFinal } from './sweep-deleted-applications.ts'

/** Undoes a deletion, if it is not final yet. */
export const restoreApplication = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<ApplicationDetails> => {
  const own = { userId: ctx.user.id, id: params.id }
  return ctx.db.transaction(async (tx) => {
    const row = await lockApplication(tx, own)
    if (!row || isFinal(row, ctx.now())) throw notFound('This application')
    const restored = await updateApplication(tx, { ...own, change: { deletedAt: null } })
    return applicationDetails(tx, restored ?? row)
  })
}
