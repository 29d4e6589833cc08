import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A native checkbox in the product's colour. Label it with a surrounding label or by id. */
export const Checkbox = ({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input
    type="checkbox"
    {...rest}
    className={cn('size-[18px] shrink-0 accent-primary disabled:cursor-not-allowed', className)}
  />
)
