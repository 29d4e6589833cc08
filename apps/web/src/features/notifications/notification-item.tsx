import {
  Bell,
  Briefcase,
  CalendarClock,
  Check,
  FileCheck,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Mic,
  MonitorCheck,
  Route,
  X,
} from 'lucide-react'
import { Link } from 'wouter'
import { lazyValue } from '../../lib/lazy-value.ts'
import { Badge } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ShownNotification } from './shown-notifications.ts'
import { timeAgo } from './time-ago.ts'

const icons: Record<string, LucideIcon> = {
  'analysis-finished': FileCheck,
  'trial-ends': CalendarClock,
  'learning-reminder': Route,
  'assessment-due': ListChecks,
  'mock-interview': Mic,
  'application-answered': Briefcase,
  'new-sign-in': MonitorCheck,
  'password-changed': KeyRound,
}

const fullDateTime = lazyValue(() => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }))

type NotificationItemProps = {
  notification: ShownNotification
  onRead: () => void
  onDelete: () => void
  /** Called when the person follows the link. */
  onLeave: () => void
}

const Words = ({ notification }: { notification: ShownNotification }) => {
  const { title, body, isRead, createdAt } = notification
  return (
    <>
      <span className={cn('block text-control wrap-anywhere', !isRead && 'font-semibold')}>{title}</span>
      <span className="mt-0.5 block text-small wrap-anywhere text-ink-2">{body}</span>
      <span className="mt-1.5 flex items-center gap-2 text-caption text-muted-foreground">
        {!isRead && (
          <Badge tone="accent" className="h-5 px-1.5">
            New
          </Badge>
        )}
        {createdAt && (
          <time dateTime={createdAt.toISOString()} title={fullDateTime().format(createdAt)}>
            {timeAgo(createdAt, new Date())}
          </time>
        )}
      </span>
    </>
  )
}

export const NotificationItem = ({ notification, onRead, onDelete, onLeave }: NotificationItemProps) => {
  const { kind, title, link, isRead } = notification
  const Icon = icons[kind] ?? Bell
  return (
    <li className="flex items-start gap-3 py-3 pr-2 pl-4">
      <Icon aria-hidden className="mt-0.5 size-[18px] shrink-0 stroke-[1.75] text-muted-foreground" />
      <div className="min-w-0 flex-1">
        {link ? (
          <Link href={link} onClick={onLeave} className="block rounded-sm hover:underline">
            <Words notification={notification} />
          </Link>
        ) : (
          <Words notification={notification} />
        )}
      </div>
      <div className="-mt-1.5 flex shrink-0">
        {!isRead && (
          <IconButton label={`Mark as read: ${title}`} onClick={onRead}>
            <Check aria-hidden />
          </IconButton>
        )}
        <IconButton label={`Delete: ${title}`} data-delete onClick={onDelete}>
          <X aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}
