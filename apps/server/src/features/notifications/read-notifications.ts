import type { CallInput } from '@nextrung/contract/call'
import type { readNotifications as call } from '@nextrung/contract/notifications'
import type { RequestContext } from '../../http/request-context.ts'
import { countUnread, markRead } from './notifications.store.ts'

/** Marks these notifications as read, or all of them. Ids that aren't the person's are ignored. */
export const readNotifications = async (
  { db, user, now }: RequestContext,
  { body }: CallInput<typeof call>,
) => {
  await markRead(db, { userId: user.id, ids: body.ids, now: now() })
  return { unreadCount: await countUnread(db, user.id) }
}
