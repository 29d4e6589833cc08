import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const Popover = Primitive.Root
export const PopoverTrigger = Primitive.Trigger
export const PopoverClose = Primitive.Close

/** A non-modal dialog, so give it an `aria-label` or `aria-labelledby`. */
export const PopoverContent = ({ className, ...rest }: ComponentProps<typeof Primitive.Content>) => (
  <Primitive.Portal>
    <Primitive.Content
      sideOffset={8}
      collisionPadding={16}
      {...rest}
      className={cn(
        'z-50 max-h-(--radix-popover-content-available-height) w-max max-w-[min(436px,calc(100vw-32px))] data-[state=open]:animate-rise-in overflow-y-auto rounded-lg border border-line bg-popover p-[18px] pb-4 text-popover-foreground shadow-over',
        className,
      )}
    />
  </Primitive.Portal>
)
