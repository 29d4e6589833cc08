import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const controlStyles = [
  'w-full rounded-md border border-input bg-card px-3 text-body text-foreground',
  'aria-invalid:border-destructive aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted-foreground',
]

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={cn(controlStyles, 'h-11', className)} />
)

export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={cn(controlStyles, 'block resize-y py-2.5', className)} />
)
