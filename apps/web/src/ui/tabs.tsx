import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const Tabs = Primitive.Root

export const TabList = ({ className, ...rest }: ComponentProps<typeof Primitive.List>) => (
  <Primitive.List {...rest} className={cn('flex gap-6 border-b border-line', className)} />
)

export const Tab = ({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) => (
  <Primitive.Trigger
    {...rest}
    className={cn(
      'relative pb-[11px] text-control font-550 whitespace-nowrap text-muted-foreground disabled:cursor-not-allowed',
      'data-[state=active]:text-foreground data-[state=active]:after:absolute data-[state=active]:after:inset-x-0',
      'data-[state=active]:after:-bottom-0.5 data-[state=active]:after:h-1 data-[state=active]:after:rounded-rung data-[state=active]:after:bg-primary',
      className,
    )}
  />
)

export const TabPanel = Primitive.Content
