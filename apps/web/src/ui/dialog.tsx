import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { Scrim } from './scrim.tsx'
import { useOpenerFocus } from './use-opener-focus.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Top right, next to the title. */
  mascot?: ReactNode
  children?: ReactNode
  /** Gets the focus if the opener is gone by then. */
  focusFallback?: RefObject<HTMLElement | null>
  className?: string
}

/** A modal dialog: traps the focus, closes on Escape or an outside click, and returns the focus. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  mascot,
  children,
  focusFallback,
  className,
}: DialogProps) => (
  <Primitive.Root open={open} onOpenChange={onOpenChange}>
    <Primitive.Portal>
      <Scrim />
      <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...useOpenerFocus(focusFallback)}
          className={cn(
            'pointer-events-auto relative w-full max-w-[440px] data-[state=open]:animate-rise-in rounded-xl border border-line bg-card p-7 shadow-over',
            className,
          )}
        >
          <div className={mascot ? 'pr-28' : 'pr-9'}>
            <Primitive.Title className="text-[1.375rem] leading-[1.875rem] font-semibold tracking-[-.014em]">
              {title}
            </Primitive.Title>
            {description && (
              <Primitive.Description className="mt-1 text-small text-ink-2">
                {description}
              </Primitive.Description>
            )}
          </div>
          {mascot && <div className="absolute top-[18px] right-12">{mascot}</div>}
          {children}
          <Primitive.Close asChild>
            <IconButton label="Close" className="absolute top-3 right-3 max-md:top-2 max-md:right-2">
              <X aria-hidden />
            </IconButton>
          </Primitive.Close>
        </Primitive.Content>
      </div>
    </Primitive.Portal>
  </Primitive.Root>
)
