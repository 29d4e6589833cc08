export { countUnread } from './notifications.store.ts'
export { type Notice, notify } from './notify.ts'
export { sweepNotifications } from './sweep-notifications.ts'
