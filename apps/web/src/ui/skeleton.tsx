import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A block in the shape and height of what comes. Group several inside an element that says what loads. */
export const Skeleton = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div aria-hidden {...rest} className={cn('h-3.5 animate-skeleton rounded-[3px] bg-sunken', className)} />
)
