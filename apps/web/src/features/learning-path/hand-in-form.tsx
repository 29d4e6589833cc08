import { challengeWorkLimits } from '@nextrung/contract/challenge-work'
import { type FormEvent, useId, useState } from 'react'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { type ShownWork, useHandIn } from './challenge-work.queries.ts'
import type { ShownChallenge } from './shown-learning.ts'

type HandInFormProps = { challenge: ShownChallenge; work: ShownWork }

/** A link or a text, and the person's own check against every criterion. */
export const HandInForm = ({ challenge: { id, title, acceptanceCriteria }, work }: HandInFormProps) => {
  const baseId = useId()
  const [link, setLink] = useState(work.link ?? '')
  const [text, setText] = useState(work.text ?? '')
  const [met, setMet] = useState<readonly number[]>([])
  const handIn = useHandIn(id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (handIn.isPending) return
    const criteriaMet = acceptanceCriteria.map((_, at) => met.includes(at))
    void keepingFocus(handIn.mutateAsync({ link: link.trim(), text, criteriaMet }))
  }
  return (
    <form noValidate onSubmit={send} className="mt-2 grid gap-3.5">
      <Field label="Link to your work">
        {(control) => (
          <Input
            {...control}
            type="url"
            maxLength={challengeWorkLimits.linkCharacters}
            value={link}
            onChange={({ target }) => setLink(target.value)}
          />
        )}
      </Field>
      <Field label="Or in words">
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={challengeWorkLimits.textCharacters}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="text-small font-550">
          Check it yourself: no program can judge this work, and what it shows says so.
          <span className="sr-only">{` Criteria of ${title}`}</span>
        </legend>
        {acceptanceCriteria.map((criterion, at) => (
          <label
            key={criterion}
            htmlFor={`${baseId}-${at}`}
            className="mt-1.5 flex items-start gap-2.5 text-small text-ink-2"
          >
            <Checkbox
              id={`${baseId}-${at}`}
              checked={met.includes(at)}
              onChange={() => setMet(met.includes(at) ? met.filter((one) => one !== at) : [...met, at])}
              className="mt-0.5"
            />
            <span className="min-w-0 wrap-anywhere">{criterion}</span>
          </label>
        ))}
      </fieldset>
      <SaveFailure
        error={handIn.error}
        fallback="Your work could not be handed in. It is still here: please try again."
      />
      <Button type="submit" size="small" className="justify-self-start" busy={handIn.isPending}>
        Hand in
      </Button>
    </form>
  )
}
