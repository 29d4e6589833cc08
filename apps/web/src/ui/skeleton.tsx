import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A placeholder in the size of the coming content. Wrap groups in an element that says what is loading. */
export const Skeleton = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div aria-hidden {...rest} className={cn('h-3.5 animate-skeleton rounded-[3px] bg-sunken', className)} />
)
