import './serif.css'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** The paper background under the person's own words. */
export const SheetPaper = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className="@container">
    <article
      className={cn(
        'rounded-sm border border-line bg-sheet pt-9 pr-11 pb-10 pl-6 text-document shadow-sheet @max-[30rem]:pt-6 @max-[30rem]:pr-[18px] @max-[30rem]:pb-7 @max-[30rem]:pl-3.5',
        className,
      )}
    >
      {children}
    </article>
  </div>
)
