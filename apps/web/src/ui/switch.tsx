import { Switch as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const Switch = ({ className, ...rest }: ComponentProps<typeof Primitive.Root>) => (
  <Primitive.Root
    {...rest}
    className={cn(
      'relative h-[22px] w-[38px] shrink-0 rounded-full bg-edge transition-colors duration-140 ease-step',
      // Extends the touch target beyond the visible switch.
      'after:absolute after:-inset-2.5 after:content-[""]',
      'disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:bg-primary',
      className,
    )}
  >
    <Primitive.Thumb className="block size-4 translate-x-[3px] rounded-full bg-card transition-transform duration-140 ease-step data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-primary-foreground" />
  </Primitive.Root>
)
