import { challengeWorkLimits } from '@nextrung/contract/challenge-work'
import type { FormEvent } from 'react'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { type ShownWork, useCheckWork, useHandIn } from './challenge-work.queries.ts'
import { PastedCriterion, TickedCriterion } from './criterion-fields.tsx'
import { useHandInDraft } from './hand-in-draft.ts'
import type { ShownChallenge } from './shown-learning.ts'

type HandInFormProps = { challenge: ShownChallenge; work: ShownWork }

/** What the person says about each criterion: what they pasted for a program, and what they ticked. */
const useCriteria = (challenge: ShownChallenge, { draft, change }: ReturnType<typeof useHandInDraft>) => {
  const { acceptanceCriteria, criterionChecks } = challenge
  const { answers, met } = draft
  const check = useCheckWork(challenge.id)
  return {
    check,
    body: { answers: acceptanceCriteria.map((_, at) => answers[at] ?? ''), criteriaMet: [...met] },
    isAsked: criterionChecks.length > 0,
    rows: acceptanceCriteria.map((criterion, at) => ({
      criterion,
      asks: criterionChecks.find((one) => one.criterion === at)?.asks,
      answer: answers[at] ?? '',
      isMet: met[at] ?? false,
      // A verdict on an older text no longer holds.
      decided: check.variables?.answers[at] === answers[at] ? check.data?.criteria[at] : undefined,
      paste: (answer: string) => change({ answers: answers.with(at, answer) }),
      tick: (isMet: boolean) => change({ met: met.with(at, isMet) }),
    })),
  }
}

/** A link or a text, and for every criterion what a program checks or the person's own word. */
export const HandInForm = ({ challenge, work }: HandInFormProps) => {
  const kept = useHandInDraft({ challenge, work })
  const { link, text } = kept.draft
  const { check, body, isAsked, rows } = useCriteria(challenge, kept)
  const handIn = useHandIn(challenge.id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (handIn.isPending) return
    if (isAsked) check.mutate(body)
    const { answers, criteriaMet } = body
    const sent = { link: link.trim(), text, criteriaMet, ...(isAsked ? { answers } : {}) }
    void keepingFocus(handIn.mutateAsync(sent, { onSuccess: kept.forget }))
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
            onChange={({ target }) => kept.change({ link: target.value })}
          />
        )}
      </Field>
      <Field label="Or describe it">
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={challengeWorkLimits.textCharacters}
            value={text}
            onChange={({ target }) => kept.change({ text: target.value })}
          />
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="text-small font-550">
          Criteria<span className="sr-only">{`: ${challenge.title}`}</span>
        </legend>
        <p className="text-caption text-muted-foreground">
          {isAsked
            ? 'A program checks what you paste, not your work itself. You decide the rest. Your evidence says so.'
            : 'No program can judge this work, so you decide. Your evidence says so.'}
        </p>
        {rows.map(({ criterion, asks, answer, isMet, decided, paste, tick }) =>
          asks === undefined ? (
            <TickedCriterion key={criterion} criterion={criterion} isMet={isMet} onChange={tick} />
          ) : (
            <PastedCriterion
              key={criterion}
              criterion={criterion}
              asks={asks}
              value={answer}
              decided={decided}
              onChange={paste}
            />
          ),
        )}
      </fieldset>
      <SaveFailure
        error={handIn.error ?? check.error}
        fallback="Your work could not be handed in. It’s still here, so please try again."
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" busy={handIn.isPending}>
          Hand in
        </Button>
        {isAsked && (
          <Button
            variant="outline"
            size="small"
            busy={check.isPending}
            onClick={() => void keepingFocus(check.mutateAsync(body))}
          >
            Check without handing in
          </Button>
        )}
      </div>
    </form>
  )
}
