import { TargetRole } from '@nextrung/contract/roles'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Bar } from '../../../ui/bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { RoleFacts } from '../node-facts.tsx'
import { FitDetails } from './fit-details.tsx'
import type { Fit } from './sort-fits.ts'

const Score = ({ fit }: { fit: Fit }) => {
  if (!fit.rank || fit.score === undefined) return null
  return (
    <div className="flex items-center gap-3">
      <Bar value={fit.score} label={`Fit for ${fit.role}`} className="w-24 sm:w-32" />
      <span className="text-small font-semibold tabular-nums">
        {fit.score}
        <span className="font-normal text-muted-foreground"> of 100</span>
      </span>
    </div>
  )
}

type FitRowProps = { fit: Fit; targetRole: string | undefined; onChoose: (role: TargetRole) => void }

/** One role with its fit, the strongest reason, pay and demand; the rest opens below. */
export const FitRow = ({ fit, targetRole, onChoose }: FitRowProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const role = TargetRole.safeParse(fit.role).data
  const isTarget = fit.role === targetRole
  return (
    <li className="border-t border-line py-5 first:border-t-0">
      <article aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={`${id}-title`} className="text-h2 wrap-anywhere">
              {fit.rank ? (
                <span className="text-muted-foreground tabular-nums">{`${fit.rank}. `}</span>
              ) : null}
              {fit.role}
            </h3>
            {isTarget && <Badge tone="accent">Your target</Badge>}
          </div>
          <Score fit={fit} />
        </header>
        <div className="grid items-start gap-x-8 gap-y-3.5 md:grid-cols-[minmax(0,1fr)_380px] md:grid-rows-[auto_1fr]">
          <p className="text-small text-ink-2 wrap-anywhere">{fit.reasons[0]}</p>
          <div className="md:col-start-2 md:row-span-2 md:row-start-1">
            <RoleFacts role={fit.role} pay={fit.pay} demand={fit.demand} />
          </div>
          <div className="flex flex-wrap gap-2">
            {role && !isTarget && (
              <Button
                variant="outline"
                size="small"
                aria-describedby={`${id}-title`}
                onClick={() => onChoose(role)}
              >
                Make it my target
              </Button>
            )}
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-details` : undefined}
              aria-describedby={`${id}-title`}
              onClick={() => setIsOpen(!isOpen)}
              className={cn((!role || isTarget) && '-ml-3')}
            >
              Why this rank
              <ChevronDown
                aria-hidden
                className={cn('transition-transform duration-180 ease-step', isOpen && 'rotate-180')}
              />
            </Button>
          </div>
        </div>
        {isOpen && <FitDetails fit={fit} id={`${id}-details`} />}
      </article>
    </li>
  )
}
