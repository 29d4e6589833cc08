import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const Label = ({ className, htmlFor, ...rest }: ComponentProps<'label'> & { htmlFor: string }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is named by the required htmlFor.
  <label htmlFor={htmlFor} {...rest} className={cn('text-label text-foreground', className)} />
)
