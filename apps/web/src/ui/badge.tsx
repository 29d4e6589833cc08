import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const badgeStyles = cva(
  'inline-flex h-6 items-center gap-[5px] rounded-sm px-2 text-caption font-550 whitespace-nowrap [&_svg]:size-3.5 [&_svg]:stroke-[1.75]',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-2',
        accent: 'bg-accent text-accent-foreground',
        caution: 'bg-caution-soft text-caution',
        danger: 'bg-destructive-soft text-destructive',
        info: 'bg-info-soft text-info',
        outline: 'text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeStyles>

export const Badge = ({ tone, className, ...rest }: BadgeProps) => (
  <span {...rest} className={cn(badgeStyles({ tone }), className)} />
)
