import type { Services } from '../../context.ts'
import { readCurrentSubscription } from '../subscription/subscription.public.ts'

/** The plan that is running, by its name. Every plan promises priority support, the trial too; null without one. */
export const findPlanName = async (services: Services, userId: number): Promise<string | null> => {
  const current = await readCurrentSubscription(services, userId)
  return current?.subscription.status === 'active' ? current.tier.name : null
}
