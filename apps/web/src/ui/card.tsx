import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section
    {...rest}
    className={cn(
      'min-w-0 rounded-lg border border-line bg-card px-[18px] py-5 text-card-foreground md:p-6',
      className,
    )}
  />
)

type CardHeaderProps = {
  title: ReactNode
  /** Pass it to the card as `aria-labelledby`. */
  titleId?: string
  description?: ReactNode
  action?: ReactNode
  className?: string
}

export const CardHeader = ({ title, titleId, description, action, className }: CardHeaderProps) => (
  <header className={cn('mb-4 flex items-start justify-between gap-4', className)}>
    <div className="min-w-0">
      <h2 id={titleId} className="text-h2">
        {title}
      </h2>
      {description && <p className="text-small text-muted-foreground">{description}</p>}
    </div>
    {action}
  </header>
)
