import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Scrim } from './scrim.tsx'
import { useOpenerFocus } from './use-opener-focus.ts'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** A panel from the left. Backdrop and Escape close it; the focus stays inside and returns afterwards. */
export const Drawer = ({ open, onOpenChange, title, children }: DrawerProps) => (
  <Primitive.Root open={open} onOpenChange={onOpenChange}>
    <Primitive.Portal>
      <Scrim />
      <Primitive.Content
        aria-describedby={undefined}
        {...useOpenerFocus()}
        className="fixed inset-y-0 left-0 z-50 w-64 data-[state=open]:animate-drawer-in overflow-y-auto bg-background shadow-over outline-none"
      >
        <Primitive.Title className="sr-only">{title}</Primitive.Title>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)
