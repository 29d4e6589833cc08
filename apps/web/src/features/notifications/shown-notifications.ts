import type { Lenient } from '@nextrung/contract/lenient'
import type { listNotifications, Notification } from '@nextrung/contract/notifications'

type NotificationAnswer = Lenient<typeof Notification>

// A second slash would make it another host's URL.
const ownPath = (link: string | undefined): string | undefined => /^\/(?![/\\]).*$/.exec(link ?? '')?.[0]

const parseDate = (text: string | undefined): Date | undefined => {
  const moment = new Date(text ?? Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const shownNotification = (one: NotificationAnswer) => ({
  id: one.id,
  kind: one.kind ?? '',
  title: one.title,
  body: one.body ?? '',
  /** A path in this application; undefined when there is none. */
  link: ownPath(one.link),
  isRead: one.isRead === true,
  createdAt: parseDate(one.createdAt),
})
export type ShownNotification = ReturnType<typeof shownNotification>

export type NotificationList = { notifications: ShownNotification[]; unreadCount: number }

/** The list to show. If the answer has no count, counts its unread rows. */
export const shownNotifications = (
  answer: Lenient<(typeof listNotifications)['response']>,
): NotificationList => {
  const notifications = answer.notifications.map(shownNotification)
  const unread = notifications.filter(({ isRead }) => !isRead).length
  return { notifications, unreadCount: answer.unreadCount ?? unread }
}
