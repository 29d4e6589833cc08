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
  /** A sentence of ours under the button. */
  note?: ReactNode
}

/** One plan: what it costs, what is in it, and the way to it. */
export const PlanCard = ({ plan, isCurrent, busy, disabled, onChoose, note }: PlanCardProps) => {
  const titleId = useId()
  return (
    <Card
      aria-labelledby={titleId}
      className={cn(
        'flex flex-col',
        plan.isHighlighted && 'border-primary shadow-[inset_0_0_0_1px_var(--accent-fill)]',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-h2">
          {plan.name}
        </h2>
        {plan.headerBadge && <Badge tone="accent">{plan.headerBadge}</Badge>}
      </div>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="text-figure">{priceText(plan.priceCents)}</span>
        <span className="text-small text-muted-foreground">{plan.priceDescription}</span>
      </p>
      <p className="mt-1 min-h-5 text-small font-550 text-accent-foreground">{plan.savings}</p>
      <p className="mt-2 text-small text-ink-2">{plan.description}</p>
      <Button
        variant={plan.isHighlighted ? 'primary' : 'outline'}
        full
        className="mt-5"
        busy={busy}
        disabled={isCurrent || disabled}
        onClick={onChoose}
      >
        {isCurrent ? 'Current Plan' : plan.buttonText}
      </Button>
      {note && <p className="mt-2 text-caption text-muted-foreground">{note}</p>}
      <ul className="mt-5 grid gap-2.5 border-t border-line pt-5 text-small">
        {planFeatures.map((feature) => (
          <li key={feature} className="grid grid-cols-[18px_minmax(0,1fr)] gap-2">
            <Check aria-hidden className="mt-0.5 size-4 stroke-2 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  )
}
