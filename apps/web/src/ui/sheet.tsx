import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Scrim } from './scrim.tsx'
import { useOpenerFocus } from './use-opener-focus.ts'

type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** A panel from the bottom, for a phone. Backdrop and Escape close it; the focus returns afterwards. */
export const Sheet = ({ open, onOpenChange, title, children }: SheetProps) => (
  <Primitive.Root open={open} onOpenChange={onOpenChange}>
    <Primitive.Portal>
      <Scrim />
      <Primitive.Content
        aria-describedby={undefined}
        {...useOpenerFocus()}
        className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] flex-col rounded-t-xl border-t border-line bg-popover pb-[env(safe-area-inset-bottom)] text-popover-foreground shadow-over outline-none data-[state=open]:animate-sheet-in"
      >
        <header className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
          <Primitive.Title className="text-h2">{title}</Primitive.Title>
          <Primitive.Close asChild>
            <IconButton label="Close">
              <X aria-hidden />
            </IconButton>
          </Primitive.Close>
        </header>
        <div className="min-h-0 overflow-y-auto">{children}</div>
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)
