import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'

type ErrorCardProps = { title: string; children: ReactNode; action?: ReactNode }

export const ErrorCard = ({ title, children, action }: ErrorCardProps) => (
  <Card role="alert" className="border-destructive">
    <h2 className="mb-1 flex items-center gap-2 text-h3 text-destructive">
      <TriangleAlert aria-hidden className="size-[18px] shrink-0 stroke-[1.75]" />
      {title}
    </h2>
    <div className="text-small text-ink-2">{children}</div>
    {action && <div className="mt-4">{action}</div>}
  </Card>
)
