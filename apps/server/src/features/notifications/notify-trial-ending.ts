import { trialTierId } from '@nextrung/contract/plans'
import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { readCurrentSubscription } from '../subscription/subscription.public.ts'
import { notify } from './notify.ts'

/** Reminds the person that their free trial ends soon, unless their plan has changed in the meantime. */
export const notifyTrialEnding = async (
  services: Services,
  { userId, payload }: Event<{ subscriptionId: number }>,
): Promise<void> => {
  const current = (await readCurrentSubscription(services, userId))?.subscription
  if (current?.tierId !== trialTierId || current.status !== 'active') return
  const day = current.currentPeriodEnd.slice(0, 10)
  await services.db.transaction((tx) =>
    notify(services, tx, {
      userId,
      kind: 'trial-ends',
      about: String(payload.subscriptionId),
      title: 'Your free trial is about to end',
      body: `Your free trial ends on ${day}. Nothing is charged. Choose a plan to keep its larger allowances.`,
      link: '/subscription',
    }),
  )
}
