import { challengeWorkLimits } from '@nextrung/contract/challenge-work'
import { Check, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { Textarea } from '../../ui/input.tsx'
import { Label } from '../../ui/label.tsx'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import type { Decided } from './challenge-work.queries.ts'

const ownWord = 'You decide'
export const programWord = 'Checked by program'

type PastedProps = {
  criterion: string
  asks: string
  value: string
  /** The latest verdict on this very value. */
  decided: Decided | undefined
  onChange: (value: string) => void
}

/** A criterion that a program decides, from what the person pastes. */
export const PastedCriterion = ({ criterion, asks, value, decided, onChange }: PastedProps) => {
  const id = useId()
  const problem = decided?.problem
  return (
    <div className="mt-1.5 grid gap-1.5">
      <Label htmlFor={id}>{criterion}</Label>
      <p id={`${id}-asks`} className="text-caption text-muted-foreground wrap-anywhere">
        {`${programWord}. `}
        <TextWithCode>{asks}</TextWithCode>
      </p>
      <Textarea
        id={id}
        rows={2}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-asks ${id}-verdict`}
        maxLength={challengeWorkLimits.answerCharacters}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p
        id={`${id}-verdict`}
        className={cn('flex gap-1.5 text-small empty:hidden', problem ? 'text-destructive' : 'text-ink-2')}
      >
        {problem && (
          <>
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
            <span className="min-w-0 wrap-anywhere">{problem}</span>
          </>
        )}
        {decided?.met && (
          <>
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
            This criterion is met.
          </>
        )}
      </p>
    </div>
  )
}

type TickedProps = { criterion: string; isMet: boolean; onChange: (isMet: boolean) => void }

/** A criterion that only the person can judge. */
export const TickedCriterion = ({ criterion, isMet, onChange }: TickedProps) => {
  const id = useId()
  return (
    <div className="mt-1.5 flex items-start gap-2.5 text-small">
      <Checkbox
        id={id}
        aria-describedby={`${id}-who`}
        checked={isMet}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block text-ink-2 wrap-anywhere">
          {criterion}
        </label>
        <p id={`${id}-who`} className="text-caption text-muted-foreground">
          {`${ownWord}.`}
        </p>
      </div>
    </div>
  )
}
