import { z } from 'zod'

const Allowance = z.object({
  feature: z.string(),
  name: z.string(),
  limit: z.number(),
  used: z.number(),
  resetsAt: z.string().optional(),
})

const ReadSubscription = z.object({
  subscription: z.object({
    tierId: z.number(),
    status: z.string(),
    currentPeriodEnd: z.string().optional().catch(undefined),
    cancelAtPeriodEnd: z.boolean().catch(false),
  }),
  tier: z.object({ name: z.string() }).optional().catch(undefined),
  isTestMode: z.boolean().optional().catch(undefined),
  allowances: z.array(Allowance).optional().catch(undefined),
})
export type ShownSubscription = z.output<typeof ReadSubscription>

/** What of the answer can be shown; null for an answer without a subscription in it. */
export const readSubscription = (answer: unknown): ShownSubscription | null =>
  ReadSubscription.safeParse(answer).data ?? null

/** Whether it gives anything at the moment. */
export const isRunning = ({ subscription }: ShownSubscription): boolean => subscription.status === 'active'
