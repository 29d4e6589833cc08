import { Menu } from 'lucide-react'
import { useState } from 'react'
import type { SessionUser } from '../../features/auth/auth-context.tsx'
import { displayNameOf } from '../../features/auth/display-name-of.ts'
import { useUnreadCount } from '../../features/auth/use-unread-count.ts'
import { NotificationSheet } from '../../features/notifications/notification-bell.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Sidebar } from './sidebar.tsx'

/** The phone's page header, with the navigation behind a menu button. */
export const TopBar = ({ user }: { user: SessionUser }) => {
  const [open, setOpen] = useState(false)
  const [unreadCount, onUnreadCount] = useUnreadCount()
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-background px-2 md:hidden print:hidden">
      <IconButton
        label="Open menu"
        data-tour="track-progress"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden />
      </IconButton>
      <Logo className="text-[1.0625rem]" />
      <NotificationSheet unreadCount={unreadCount} onUnreadCount={onUnreadCount} className="ml-auto" />
      <Avatar name={displayNameOf(user)} className="mr-2 size-8" />
      <Drawer side="left" open={open} onOpenChange={setOpen} title="Menu">
        <Sidebar user={user} onChoose={() => setOpen(false)} />
      </Drawer>
    </header>
  )
}
