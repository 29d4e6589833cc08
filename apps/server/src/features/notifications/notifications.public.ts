export { notificationSubscribers } from './notification-subscribers.ts'
export { countUnread } from './notifications.store.ts'
export { sweepNotifications } from './sweep-notifications.ts'
