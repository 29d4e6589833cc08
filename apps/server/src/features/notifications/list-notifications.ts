import type { RequestContext } from '../../http/request-context.ts'
import { countUnread, listNewest } from './notifications.store.ts'

const newest = 100

/** The person's newest notifications and their total number of unread ones. */
export const listNotifications = async ({ db, user }: RequestContext) => {
  const rows = await listNewest(db, { userId: user.id, limit: newest })
  return {
    notifications: rows.map(({ id, kind, title, body, link, readAt, createdAt }) => ({
      id,
      kind,
      title,
      body,
      link,
      isRead: readAt !== null,
      createdAt: createdAt.toISOString(),
    })),
    unreadCount: await countUnread(db, user.id),
  }
}
