import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { Spinner } from './spinner.tsx'

/** For links that look like buttons. */
export const buttonStyles = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-md border border-transparent font-550 whitespace-nowrap',
    'no-underline transition-colors duration-140 ease-step disabled:cursor-not-allowed disabled:not-data-busy:border-line',
    'disabled:not-data-busy:bg-sunken disabled:not-data-busy:text-muted-foreground [&_svg]:size-[17px] [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
  ],
  {
    variants: {
      variant: {
        primary:
          'bg-primary text-primary-foreground enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover',
        outline: 'border-edge bg-card text-foreground enabled:hover:bg-sunken [a]:hover:bg-sunken',
        ghost:
          'bg-transparent text-accent-foreground enabled:hover:bg-accent disabled:not-data-busy:border-transparent disabled:not-data-busy:bg-transparent [a]:hover:bg-accent',
        danger: 'border-destructive bg-transparent text-destructive enabled:hover:bg-destructive-soft',
        'danger-filled': 'bg-destructive text-destructive-foreground enabled:hover:opacity-90',
      },
      size: {
        small: 'h-[34px] px-3 text-small font-550 max-md:h-11',
        medium: 'h-10 px-4 text-control font-550 max-md:h-11',
        large: 'h-12 px-[22px] text-[.96875rem] leading-5',
      },
      full: { true: 'w-full' },
    },
    compoundVariants: [{ variant: 'ghost', size: ['small', 'medium'], className: 'px-3' }],
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** Shows the spinner and ignores clicks, keeping the variant's colours. */
    busy?: boolean
  }

export const Button = ({
  variant,
  size,
  full,
  busy,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    data-busy={busy ? '' : undefined}
    className={cn(buttonStyles({ variant, size, full }), className)}
  >
    {busy && <Spinner />}
    {children}
  </button>
)
