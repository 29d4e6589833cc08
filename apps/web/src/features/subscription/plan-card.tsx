import { type Plan, planFeatures } from '@nextrung/contract/plans'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { priceText } from './price.ts'

type PlanCardProps = {
  plan: Plan
  isCurrent: boolean
  busy: boolean
  disabled: boolean
  onChoose: () => void
  /** A note under the button. */
  note?: ReactNode
}

const Price = ({ plan }: { plan: Plan }) => (
  <p className="mt-3 flex items-end gap-2.5">
    <span className="text-figure">{priceText(plan.priceCents)}</span>
    <span className="grid pb-0.5 text-small text-muted-foreground">
      {plan.savings && <span className="font-550 text-accent-foreground">{plan.savings}</span>}
      <span>{plan.priceDescription}</span>
    </span>
  </p>
)

/** One plan: its price, its features and the button to get it. */
export const PlanCard = ({ plan, isCurrent, busy, disabled, onChoose, note }: PlanCardProps) => {
  const titleId = useId()
  const noteId = useId()
  return (
    <Card
      aria-labelledby={titleId}
      className={cn('flex flex-col', plan.isHighlighted && 'border-transparent bg-accent')}
    >
      <div className="flex min-h-[26px] flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 id={titleId} className="text-h2">
          {plan.name}
        </h2>
        {plan.headerBadge && (
          <Badge tone="accent" className={cn(plan.isHighlighted && 'bg-card')}>
            {plan.headerBadge}
          </Badge>
        )}
      </div>
      <Price plan={plan} />
      <p className="mt-2 text-small text-ink-2 xl:min-h-10">{plan.description}</p>
      <Button
        variant={plan.isHighlighted ? 'primary' : 'outline'}
        full
        className="mt-4"
        busy={busy}
        disabled={isCurrent || disabled}
        aria-describedby={note ? noteId : undefined}
        onClick={onChoose}
      >
        {isCurrent ? 'Current Plan' : plan.buttonText}
      </Button>
      {note && (
        <p id={noteId} className="mt-2 text-caption text-ink-2">
          {note}
        </p>
      )}
      <ul
        className={cn(
          'mt-5 grid gap-x-6 gap-y-2.5 border-t border-line pt-5 text-small sm:grid-cols-2 xl:grid-cols-1',
          plan.isHighlighted && 'border-accent-line',
        )}
      >
        {planFeatures.map((feature) => (
          <li key={feature} className="grid grid-cols-[18px_minmax(0,1fr)] gap-2">
            <Check aria-hidden className="mt-0.5 size-4 stroke-[1.75] text-primary" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  )
}
