import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIsPrinting } from '../lib/use-printing.ts'
import { cn } from './cn.ts'

type FoldProps = {
  /** What is folded away. */
  summary: ReactNode
  defaultOpen?: boolean
  /** Called when the person opens it, to load what is in it. */
  onOpen?: () => void
  className?: string
  summaryClassName?: string
  children: ReactNode
}

/** Folded away on the screen, and open on paper. */
export const Fold = ({
  summary,
  defaultOpen = false,
  onOpen,
  className,
  summaryClassName,
  children,
}: FoldProps) => {
  const [isOpen, setOpen] = useState(defaultOpen)
  const isPrinting = useIsPrinting()
  return (
    <details
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => {
        if (isPrinting) return
        setOpen(currentTarget.open)
        if (currentTarget.open) onOpen?.()
      }}
      className={cn('group/fold min-w-0', className)}
    >
      <summary
        className={cn(
          'inline-flex min-h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-sm text-small font-550 text-accent-foreground max-md:min-h-11 print:min-h-0',
          summaryClassName,
        )}
      >
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 stroke-[1.75] transition-transform duration-180 ease-step group-open/fold:rotate-90 print:hidden"
        />
        <span className="min-w-0 wrap-anywhere">{summary}</span>
      </summary>
      {children}
    </details>
  )
}
