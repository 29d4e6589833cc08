import type { Services } from '../../context.ts'
import { readCurrentSubscription } from '../subscription/subscription.public.ts'

/** The name of the active plan, or null. Every plan includes priority support, even the trial. */
export const findPlanName = async (services: Services, userId: number): Promise<string | null> => {
  const current = await readCurrentSubscription(services, userId)
  return current?.subscription.status === 'active' ? current.tier.name : null
}
