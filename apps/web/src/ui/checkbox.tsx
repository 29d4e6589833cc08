import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** The browser's own check box in the product's colour. Name it with a label around it or by id. */
export const Checkbox = ({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input
    type="checkbox"
    {...rest}
    className={cn('size-[18px] shrink-0 accent-primary disabled:cursor-not-allowed', className)}
  />
)
