import { setTimeout as sleep } from 'node:timers/promises'
import type { CallInput } from '@nextrung/contract/call'
import type { deleteAccount as call } from '@nextrung/contract/own-data'
import { AppError } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import { clearSiteData } from '../../http/clear-site-data.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { forgetDeviceCookie, reauthenticate } from '../identity/identity.public.ts'
import { eraseAccountJob } from './erase-account.job.ts'
import { accountExists, closeAccount, isAccountOpen } from './erasure.store.ts'

const confirmationWord = 'DELETE'
const maxWaitMs = 5000
const pollMs = 100

/**
 * Deletes the account. Once this commits nobody can sign in, and a durable job removes everything: right away or, if
 * the server dies or the payment provider is down, as soon as it can.
 */
export const deleteAccount = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  if (body.confirmation.trim() !== confirmationWord)
    throw new AppError('BAD_REQUEST', `Type ${confirmationWord} to confirm.`)
  await reauthenticate(ctx, body.password).catch((error: unknown) => explain(ctx, error))
  await close(ctx)
  const { headers, setCookies } = ctx.request
  setCookies.push(...(await ctx.identity.signOut(headers)), forgetDeviceCookie(ctx))
  await waitUntilGone(ctx)
  return new Answer(200, { success: true as const }, clearSiteData(ctx))
}

const signedOut = () => new AppError('UNAUTHORIZED', 'Please sign in first.')

// The second request of a double click no longer finds a password; don't report that as a wrong one.
const explain = async ({ db, user }: RequestContext, error: unknown): Promise<never> => {
  throw (await isAccountOpen(db, user.id)) ? error : signedOut()
}

const close = (ctx: RequestContext): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const { id, uid } = ctx.user
    if (!(await closeAccount(tx, { id, uid, now: ctx.now() }))) throw signedOut()
    await recordAudit(tx, { userId: id, event: 'account.deleted', request: ctx.request })
    await ctx.queue.drop(tx, id)
    await ctx.queue.enqueue(tx, eraseAccountJob, { id, uid })
  })

// Usually takes a moment. When we answer 'deleted', everything should be gone; if it takes longer, the job finishes
// without the client.
const waitUntilGone = async ({ db, user, stopping }: RequestContext): Promise<void> => {
  const deadline = Date.now() + maxWaitMs
  while (Date.now() < deadline && !stopping.aborted) {
    if (!(await accountExists(db, user.id))) return
    await sleep(pollMs)
  }
}
