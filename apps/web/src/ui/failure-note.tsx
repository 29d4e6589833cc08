import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { cn } from './cn.ts'

type FailureNoteProps = {
  children: ReactNode
  /** A link to where the person can fix it. */
  action?: { label: string; path: string } | undefined
  className?: string
}

/** An inline error. Put it in a live region. */
export const FailureNote = ({ children, action, className }: FailureNoteProps) => (
  <p className={cn('flex gap-1.5 text-small text-destructive wrap-anywhere', className)}>
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
    <span>
      {children}
      {action && (
        <>
          {' '}
          <Link
            href={action.path}
            className="font-550 text-accent-foreground underline underline-offset-3 hover:no-underline"
          >
            {action.label}
          </Link>
        </>
      )}
    </span>
  </p>
)
