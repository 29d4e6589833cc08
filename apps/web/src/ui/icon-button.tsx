import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

type IconButtonProps = ComponentProps<'button'> & { label: string }

/** An icon-only button; `label` is its accessible name. */
export const IconButton = ({ label, className, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    {...rest}
    className={cn(
      'inline-grid size-9 shrink-0 place-items-center rounded-md text-ink-2 transition-colors duration-140',
      'ease-step hover:bg-sunken disabled:cursor-not-allowed disabled:text-muted-foreground max-md:size-11 [&_svg]:size-[18px] [&_svg]:stroke-[1.75]',
      className,
    )}
  >
    {children}
  </button>
)
