import { challengeWorkLimits } from '@nextrung/contract/challenge-work'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import type { Decided } from './challenge-work.queries.ts'

export const ownWord = 'You decide'
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
export const PastedCriterion = ({ criterion, asks, value, decided, onChange }: PastedProps) => (
  <div className="mt-1.5">
    <Field
      label={criterion}
      error={decided?.problem ?? undefined}
      hint={
        <>
          {`${programWord}. `}
          <TextWithCode>{asks}</TextWithCode>
        </>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={challengeWorkLimits.answerCharacters}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
    {decided?.met && (
      <p className="mt-1 flex items-center gap-1.5 text-small text-ink-2">
        <Check aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
        This criterion is met.
      </p>
    )}
  </div>
)

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
