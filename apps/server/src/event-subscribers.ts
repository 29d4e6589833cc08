import type { Subscriber } from './events/subscriber.ts'
import { notificationSubscribers } from './features/notifications/notifications.public.ts'

/** Who is told of which event: one line a feature. */
export const eventSubscribers: readonly Subscriber[] = [...notificationSubscribers]
