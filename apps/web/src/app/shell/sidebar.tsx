import { Link } from 'wouter'
import type { SessionUser } from '../../features/auth/auth-context.tsx'
import { useUnreadCount } from '../../features/auth/use-unread-count.ts'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { Logo } from '../../ui/logo.tsx'
import { paths } from '../paths.ts'
import { NavList } from './nav-list.tsx'
import { UserMenu } from './user-menu.tsx'

type SidebarProps = {
  user: SessionUser
  /** Set in the phone's drawer, where the bell is in the top bar instead. */
  onChoose?: () => void
}

const Bell = () => {
  const [unreadCount, onUnreadCount] = useUnreadCount()
  return <NotificationBell unreadCount={unreadCount} onUnreadCount={onUnreadCount} />
}

export const Sidebar = ({ user, onChoose }: SidebarProps) => (
  <div className="flex h-full flex-col gap-6 px-4 pt-6 pb-5">
    <div className="flex h-9 items-center justify-between">
      <Link href={paths.home} className="rounded-md px-2" {...(onChoose ? { onClick: onChoose } : {})}>
        <Logo />
      </Link>
      {!onChoose && <Bell />}
    </div>
    <NavList {...(onChoose ? { onChoose } : {})} />
    <div className="mt-auto">
      <UserMenu user={user} />
    </div>
  </div>
)
