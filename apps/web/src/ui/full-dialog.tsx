import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Scrim } from './scrim.tsx'
import { useOpenerFocus } from './use-opener-focus.ts'

type FullDialogProps = {
  open: boolean
  /** Called on Escape and the close button; outside clicks do nothing. */
  onClose: () => void
  title: string
  description: string
  children: ReactNode
}

const keepsEscape = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-keeps-escape]') !== null

/** A wide dialog for long forms. Its content scrolls, and on a phone it fills the screen. */
export const FullDialog = ({ open, onClose, title, description, children }: FullDialogProps) => (
  <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Primitive.Portal>
      <Scrim />
      <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center md:p-6">
        <Primitive.Content
          {...useOpenerFocus()}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (keepsEscape(event.target)) event.preventDefault()
          }}
          className="pointer-events-auto flex size-full min-h-0 flex-col overflow-hidden border-line bg-card shadow-over data-[state=open]:animate-rise-in md:max-h-[920px] md:max-w-[1040px] md:rounded-xl md:border"
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-4 pt-4 pb-3.5 md:px-7 md:pt-6 md:pb-4">
            <div className="min-w-0">
              <Primitive.Title className="text-[1.375rem] leading-[1.875rem] font-semibold tracking-[-.014em]">
                {title}
              </Primitive.Title>
              <Primitive.Description className="mt-0.5 text-small text-ink-2">
                {description}
              </Primitive.Description>
            </div>
            <IconButton label="Close" onClick={onClose} className="-mt-1 -mr-2">
              <X aria-hidden />
            </IconButton>
          </header>
          {children}
        </Primitive.Content>
      </div>
    </Primitive.Portal>
  </Primitive.Root>
)
