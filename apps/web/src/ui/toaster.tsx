import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { dismissToast, listToasts, subscribeToToasts, type ToastEntry } from './toast-store.ts'

const displayMs = 5000
const swipeThresholdPx = 50

const ToastCard = ({ entry }: { entry: ToastEntry }) => {
  const destructive = entry.variant === 'destructive'
  const Icon = destructive ? TriangleAlert : CircleCheck
  return (
    <Toast.Root
      type="foreground"
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id)
      }}
      data-variant={entry.variant ?? 'default'}
      className={cn(
        'pointer-events-auto relative grid animate-rise-in grid-cols-[auto_1fr_auto] gap-3 rounded-lg border border-line bg-popover py-3.5 pr-2.5 pl-4 shadow-over',
        'data-[state=closed]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
      )}
    >
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-[18px] stroke-[1.75]', destructive ? 'text-destructive' : 'text-primary')}
      />
      <div className="min-w-0">
        <Toast.Title className={cn('text-control font-semibold', destructive && 'text-destructive')}>
          {entry.title}
        </Toast.Title>
        {entry.description && (
          <Toast.Description className="mt-0.5 text-small break-words text-ink-2">
            {entry.description}
          </Toast.Description>
        )}
        {entry.action && (
          <Toast.Action asChild altText={`${entry.action.label}: ${entry.action.path}`}>
            <Link
              href={entry.action.path}
              className="mt-1 inline-block text-small font-550 text-accent-foreground underline underline-offset-3 hover:no-underline"
            >
              {entry.action.label}
            </Link>
          </Toast.Action>
        )}
      </div>
      <Toast.Close asChild>
        <IconButton label="Dismiss" className="size-8 [&_svg]:size-4">
          <X aria-hidden />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  )
}

/** The notification region. F8 focuses it. */
export const Toaster = () => {
  const entries = useSyncExternalStore(subscribeToToasts, listToasts)
  return (
    <Toast.Provider duration={displayMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <Toast.Viewport className="fixed right-0 bottom-0 z-60 flex w-full max-w-[412px] flex-col p-4 outline-none max-md:max-w-none print:hidden" />
    </Toast.Provider>
  )
}
