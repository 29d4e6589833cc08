import { createHmac } from 'node:crypto'
import { trialDays, trialTierId } from '@nextrung/contract/plans'
import type { Services } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { findContact } from '../identity/identity.public.ts'
import { readCurrentSubscription } from './current-subscription.ts'
import { claimTrial, findSubscription, insertTrial } from './subscriptions.store.ts'

const dayMs = 24 * 3600_000

/** Starts the trial, once per person: deleting the account and signing up again doesn't give another one. */
export const activateFreeTrial = async (ctx: RequestContext) => {
  const userId = ctx.user.id
  const start = ctx.now()
  await ctx.db.transaction(async (tx) => {
    if (await findSubscription(tx, userId)) throw alreadyUsed()
    const contact = await findContact(tx, userId)
    const addressHash = hashAddress(ctx, contact?.signInEmail ?? ctx.user.email)
    if (!(await claimTrial(tx, addressHash))) throw alreadyUsed()
    const isNew = await insertTrial(tx, {
      userId,
      tierId: trialTierId,
      currentPeriodStart: start,
      currentPeriodEnd: new Date(start.getTime() + trialDays * dayMs),
    })
    if (!isNew) throw alreadyUsed()
    await recordAudit(tx, { userId, event: 'trial.started', request: ctx.request })
  })
  return readCurrentSubscription(ctx, userId)
}

const alreadyUsed = () =>
  new AppError('CONFLICT', 'The free trial can be used only once. Choose a plan to continue.')

// Keyed, so that the table alone doesn't reveal who had a trial.
const hashAddress = ({ counterSecret }: Services, address: string): string =>
  createHmac('sha256', counterSecret).update(`trial\n${address.trim().toLowerCase()}`).digest('base64url')
