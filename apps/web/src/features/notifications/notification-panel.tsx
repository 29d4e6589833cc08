import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NotificationItem } from './notification-item.tsx'
import { notificationsQuery, useDeleteNotification, useMarkRead } from './notifications.queries.ts'

const Loading = () => (
  <div role="status" aria-label="Loading notifications" className="grid gap-5 px-4 py-4">
    {[1, 2, 3].map((row) => (
      <div key={row} className="grid gap-2">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-4/5" />
      </div>
    ))}
  </div>
)

const Nothing = () => (
  <p className="flex items-start gap-3 px-4 py-6 text-small text-ink-2">
    <BellOff aria-hidden className="mt-px size-[18px] shrink-0 stroke-[1.75] text-muted-foreground" />
    Nothing here yet. We will tell you when an analysis finishes, a trial is about to end, a course has been
    waiting for you, or something affects the security of your account.
  </p>
)

type NotificationPanelProps = {
  title?: ReactNode
  onUnreadCount: (count: number) => void
  /** Called when the person goes to another screen. */
  onLeave: () => void
}

/** The notification list and its actions. */
export const NotificationPanel = ({ title, onUnreadCount, onLeave }: NotificationPanelProps) => {
  const { data, isError, isRefetching, refetch } = useQuery(notificationsQuery)
  const markRead = useMarkRead(onUnreadCount)
  const remove = useDeleteNotification(onUnreadCount)
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const unread = data?.unreadCount
  useEffect(() => {
    if (unread !== undefined) onUnreadCount(unread)
  }, [unread, onUnreadCount])

  const removeAt = (id: number, at: number) => {
    remove.mutate(id)
    // The pressed button disappears with its row, so focus the next row's.
    const others = [...(list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])]
    const next = others[at + 1] ?? others[at - 1] ?? panel.current
    next?.focus()
  }
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {(title || Boolean(unread)) && (
        <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line px-4 py-1.5">
          {title}
          {Boolean(unread) && (
            <Button
              variant="ghost"
              size="small"
              className="-mr-3 ml-auto"
              onClick={() => markRead.mutate(undefined)}
            >
              Mark All as Read
            </Button>
          )}
        </div>
      )}
      {(markRead.isError || remove.isError) && (
        <p role="alert" className="border-b border-line px-4 py-3 text-small text-destructive">
          That could not be saved. Please try again.
        </p>
      )}
      {!data && !isError && <Loading />}
      {!data && isError && (
        <div role="alert" className="grid justify-items-start gap-3 px-4 py-5 text-small text-ink-2">
          Your notifications could not be loaded.
          <Button variant="outline" size="small" busy={isRefetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {data?.notifications.length === 0 && <Nothing />}
      {data && data.notifications.length > 0 && (
        <ul ref={list} aria-label="Notifications" className="divide-y divide-line">
          {data.notifications.map((notification, at) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onRead={() => markRead.mutate([notification.id])}
              onDelete={() => removeAt(notification.id, at)}
              onLeave={() => {
                if (!notification.isRead) markRead.mutate([notification.id])
                onLeave()
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
