import type { Lenient } from '@nextrung/contract/lenient'
import type { CurrentSubscription } from '@nextrung/contract/subscription'

export type ShownSubscription = NonNullable<Lenient<typeof CurrentSubscription>>

/** Whether the subscription is currently active. */
export const isRunning = ({ subscription }: ShownSubscription): boolean => subscription.status === 'active'
