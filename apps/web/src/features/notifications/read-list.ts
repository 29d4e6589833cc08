export type ShownNotification = {
  id: number
  kind: string
  title: string
  body: string
  /** A path of this application; undefined where it leads nowhere. */
  link: string | undefined
  isRead: boolean
  createdAt: Date | undefined
}

export type NotificationList = { notifications: ShownNotification[]; unreadCount: number }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

// A second slash would make it another host's address.
const pathOf = (value: unknown): string | undefined => /^\/(?![/\\]).*$/.exec(textOf(value))?.[0]

const momentOf = (value: unknown): Date | undefined => {
  const moment = new Date(textOf(value))
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const readOne = (row: unknown): ShownNotification[] => {
  if (!isRecord(row) || typeof row.id !== 'number' || textOf(row.title) === '') return []
  return [
    {
      id: row.id,
      kind: textOf(row.kind),
      title: textOf(row.title),
      body: textOf(row.body),
      link: pathOf(row.link),
      isRead: row.isRead === true,
      createdAt: momentOf(row.createdAt),
    },
  ]
}

/** The count in an answer; undefined where it has none. */
export const unreadIn = (answer: unknown): number | undefined => {
  const count = isRecord(answer) ? answer.unreadCount : undefined
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined
}

/** What of the answer can be shown. */
export const readList = (answer: unknown): NotificationList => {
  const rows = isRecord(answer) && Array.isArray(answer.notifications) ? answer.notifications : []
  const notifications = rows.flatMap(readOne)
  const unread = notifications.filter(({ isRead }) => !isRead).length
  return { notifications, unreadCount: unreadIn(answer) ?? unread }
}
