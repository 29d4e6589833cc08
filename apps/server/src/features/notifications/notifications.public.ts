export { countUnread } from './notifications.store.ts'
export { type Notice, notify } from './notify.ts'
