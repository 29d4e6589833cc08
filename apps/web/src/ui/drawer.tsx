import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { Scrim } from './scrim.tsx'
import { useOpenerFocus } from './use-opener-focus.ts'

type DrawerProps = {
  /** The window edge it slides in from. */
  side: 'left' | 'bottom'
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

const sideStyles = {
  left: 'inset-y-0 left-0 w-64 overflow-y-auto bg-background data-[state=open]:animate-drawer-in',
  bottom:
    'inset-x-0 bottom-0 flex max-h-[85dvh] flex-col rounded-t-xl border-t border-line bg-popover pb-[env(safe-area-inset-bottom)] text-popover-foreground data-[state=open]:animate-sheet-in',
}

const Head = ({ title }: { title: string }) => (
  <header className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
    <Primitive.Title className="text-h2">{title}</Primitive.Title>
    <Primitive.Close asChild>
      <IconButton label="Close">
        <X aria-hidden />
      </IconButton>
    </Primitive.Close>
  </header>
)

/** A panel along one edge. The backdrop and Escape close it; focus is trapped and returned afterwards. */
export const Drawer = ({ side, open, onOpenChange, title, children }: DrawerProps) => (
  <Primitive.Root open={open} onOpenChange={onOpenChange}>
    <Primitive.Portal>
      <Scrim />
      <Primitive.Content
        aria-describedby={undefined}
        {...useOpenerFocus()}
        className={cn('fixed z-50 shadow-over outline-none', sideStyles[side])}
      >
        {side === 'left' ? (
          <>
            <Primitive.Title className="sr-only">{title}</Primitive.Title>
            {children}
          </>
        ) : (
          <>
            <Head title={title} />
            <div className="min-h-0 overflow-y-auto">{children}</div>
          </>
        )}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)
