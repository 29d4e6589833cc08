import type { Subscriber } from './events/subscriber.ts'
import { notificationSubscribers } from './features/notifications/notifications.public.ts'

/** Every subscriber to events, one line per feature. */
export const eventSubscribers: readonly Subscriber[] = [...notificationSubscribers]
