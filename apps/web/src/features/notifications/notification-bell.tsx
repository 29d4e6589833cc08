import { Bell } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx'
import { NotificationPanel } from './notification-panel.tsx'

type BellProps = {
  unreadCount: number
  onUnreadCount: (count: number) => void
  className?: string
}

const maxShownCount = 99

const BellButton = ({
  unreadCount,
  className,
  ...rest
}: Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> & { unreadCount: number }) => (
  <IconButton
    {...rest}
    label={unreadCount > 0 ? `Notifications, ${unreadCount} unread` : 'Notifications'}
    className={cn('relative data-[state=open]:bg-sunken', className)}
  >
    <Bell aria-hidden />
    {unreadCount > 0 && (
      <span
        aria-hidden
        className="absolute top-0.5 right-0.5 min-w-4 rounded-sm bg-primary px-[3px] text-center text-[.6875rem] leading-4 font-semibold text-primary-foreground max-md:top-1.5 max-md:right-1.5"
      >
        {unreadCount > maxShownCount ? `${maxShownCount}+` : unreadCount}
      </span>
    )}
  </IconButton>
)

/** The notification centre next to the navigation, opening below its bell. */
export const NotificationBell = ({ unreadCount, onUnreadCount, className }: BellProps) => {
  const [open, setOpen] = useState(false)
  const titleId = useId()
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <BellButton unreadCount={unreadCount} className={className} />
      </PopoverTrigger>
      <PopoverContent align="start" aria-labelledby={titleId} className="w-[400px] p-0 pb-0">
        <NotificationPanel
          title={
            <h2 id={titleId} className="text-h3">
              Notifications
            </h2>
          }
          onUnreadCount={onUnreadCount}
          onLeave={() => setOpen(false)}
        />
      </PopoverContent>
    </Popover>
  )
}

/** The notification centre on a phone, as a bottom sheet. */
export const NotificationSheet = ({ unreadCount, onUnreadCount, className }: BellProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <BellButton
        unreadCount={unreadCount}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={className}
      />
      <Drawer side="bottom" open={open} onOpenChange={setOpen} title="Notifications">
        <NotificationPanel onUnreadCount={onUnreadCount} onLeave={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
