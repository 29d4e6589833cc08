import type { CallInput } from '@nextrung/contract/call'
import type { deleteNotification as call } from '@nextrung/contract/notifications'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { clearNotification, countUnread } from './notifications.store.ts'

/** Removes a notification from the person's list. */
export const deleteNotification = async (
  { db, user, now }: RequestContext,
  { params }: CallInput<typeof call>,
) => {
  if (!(await clearNotification(db, { userId: user.id, id: params.id, now: now() })))
    throw notFound('This notification')
  return { unreadCount: await countUnread(db, user.id) }
}
