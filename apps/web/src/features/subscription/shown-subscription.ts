import type { Lenient } from '@nextrung/contract/lenient'
import type { CurrentSubscription } from '@nextrung/contract/subscription'

export type ShownSubscription = NonNullable<Lenient<typeof CurrentSubscription>>

/** Whether it gives anything at the moment. */
export const isRunning = ({ subscription }: ShownSubscription): boolean => subscription.status === 'active'
