import { deleteNotification, listNotifications, readNotifications } from '@nextrung/contract/notifications'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { type NotificationList, shownNotifications } from './shown-notifications.ts'

/** Reloads each time the list opens, showing the previous list meanwhile. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ signal }) => shownNotifications(await api(listNotifications, { signal })),
  staleTime: 0,
})

type Change<Input> = {
  send: (input: Input) => Promise<{ unreadCount?: number | undefined } | null>
  /** The list after the change. */
  apply: (list: NotificationList, input: Input) => NotificationList
  onUnreadCount: (count: number) => void
}

/** An optimistic change of the list. On failure it is rolled back and the list reloads. */
const useListChange = <Input>({ send, apply, onUnreadCount }: Change<Input>) => {
  const client = useQueryClient()
  const { queryKey } = notificationsQuery
  return useMutation({
    scope: { id: 'notifications' },
    mutationFn: send,
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, apply(before, input))
      return { before }
    },
    onSuccess: (answer) => {
      if (answer?.unreadCount !== undefined) onUnreadCount(answer.unreadCount)
    },
    onError: (_error, _input, kept) => {
      if (kept?.before) client.setQueryData(queryKey, kept.before)
      void client.invalidateQueries({ queryKey })
    },
  })
}

const withUnread = (notifications: NotificationList['notifications']): NotificationList => ({
  notifications,
  unreadCount: notifications.filter(({ isRead }) => !isRead).length,
})

/** Marks the given notifications as read, or all of them. */
export const useMarkRead = (onUnreadCount: (count: number) => void) =>
  useListChange<number[] | undefined>({
    send: (ids) => api(readNotifications, { body: ids ? { ids } : {} }),
    apply: ({ notifications }, ids) =>
      withUnread(notifications.map((one) => (!ids || ids.includes(one.id) ? { ...one, isRead: true } : one))),
    onUnreadCount,
  })

export const useDeleteNotification = (onUnreadCount: (count: number) => void) =>
  useListChange<number>({
    send: (id) => api(deleteNotification, { params: { id } }),
    apply: ({ notifications }, id) => withUnread(notifications.filter((one) => one.id !== id)),
    onUnreadCount,
  })
