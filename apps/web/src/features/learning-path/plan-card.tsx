import { useId, useState } from 'react'
import { dayText } from '../../lib/day-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import type { ShownPath } from './shown-learning.ts'

/** What the plan rests on, and the way to change it. */
export const PlanCard = ({ path }: { path: ShownPath }) => {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const { hoursPerWeek, finishes, basis } = path
  if (hoursPerWeek === undefined) return null
  const [from, to] = [dayText(finishes?.from), dayText(finishes?.to)]
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title="Your plan" titleId={titleId} className="mb-2" />
      <p className="text-small text-ink-2">
        {`At ${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week`}
        {from && to && ` you would be done between ${from} and ${to}`}. This is an estimate.
      </p>
      {basis.length > 0 && (
        <Fold summary="What this rests on" className="mt-2">
          <ul className="mt-1 grid list-disc gap-1.5 pl-5 text-small text-ink-2 marker:text-muted-foreground">
            {basis.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <Button variant="outline" className="mt-4 print:hidden" onClick={() => setOpen(true)}>
        Change my plan
      </Button>
      <PlanDialog open={isOpen} onClose={() => setOpen(false)} path={path} />
    </Card>
  )
}
