import type { ReactNode } from 'react'
import { StickyColumn } from '../../ui/sticky-column.tsx'

/** The text on the left, what is said about it on the right, in the order of reading on a phone. */
export const StoryColumns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_344px] print:block">
    <div className="grid min-w-0 gap-4 md:gap-6 print:gap-6">{left}</div>
    <StickyColumn className="print:static print:mt-6 print:gap-6">{right}</StickyColumn>
  </div>
)
