import type { ReactNode } from 'react'
import { Mascot } from './mascot.tsx'

type EmptyStateProps = { children: ReactNode; action?: ReactNode }

/** One sentence and one button. Inside a card, use an icon and a sentence instead. */
export const EmptyState = ({ children, action }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-3.5 rounded-lg border border-dashed border-edge px-6 py-7 text-center">
    <Mascot state="idle" width={84} />
    <p className="max-w-[260px] text-h3 text-balance">{children}</p>
    {action}
  </div>
)
