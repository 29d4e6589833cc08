import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from './cn.ts'

/**
 * The right column, which stays in view next to a longer one. If it is taller than the window, it sticks at its end
 * instead of its start, so all of it can be reached.
 */
export const StickyColumn = ({ className, children }: { className?: string; children: ReactNode }) => {
  const column = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = column.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--column-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <aside
      ref={column}
      className={cn(
        'grid min-w-0 gap-4 max-xl:laid-out-when-near md:gap-6 xl:sticky xl:top-[min(40px,calc(100dvh-var(--column-height,0px)-40px))]',
        className,
      )}
    >
      {children}
    </aside>
  )
}
