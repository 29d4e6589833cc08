import { useId } from 'react'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Fold } from '../../ui/fold.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { type ShownWork, useSaveWork } from './challenge-work.queries.ts'
import { DropChallenge } from './drop-challenge.tsx'
import { HandInForm } from './hand-in-form.tsx'
import { HandedIn } from './handed-in.tsx'
import type { ShownChallenge } from './shown-learning.ts'

type WorkProps = { challenge: ShownChallenge; work: ShownWork }

const Steps = ({ challenge: { id, title, steps }, work }: WorkProps) => {
  const baseId = useId()
  const save = useSaveWork(id)
  const stepsDone = save.isPending ? save.variables : work.stepsDone
  const done = new Set(stepsDone)
  // Each save holds all steps, so one at a time; a refused one shows what is kept.
  const change = (step: number) => {
    if (save.isPending) return
    save.mutate(done.has(step) ? stepsDone.filter((one) => one !== step) : [...stepsDone, step])
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="text-small font-550">
        {`${done.size} of ${steps.length} steps done`}
        <span className="sr-only">{`: ${title}`}</span>
      </legend>
      {steps.map((step, at) => (
        <label
          key={step}
          htmlFor={`${baseId}-${at}`}
          className="mt-1.5 flex items-start gap-2.5 text-small text-ink-2"
        >
          <Checkbox
            id={`${baseId}-${at}`}
            checked={done.has(at)}
            onChange={() => change(at)}
            className="mt-0.5"
          />
          <span className="min-w-0 wrap-anywhere">{step}</span>
        </label>
      ))}
      <SaveFailure error={save.error} fallback="The step could not be saved. Please try again." />
    </fieldset>
  )
}

/** Working through a challenge that was taken, and handing it in. */
export const TakenChallenge = ({ challenge, work }: WorkProps) => (
  <div className="grid gap-3.5">
    <div role="status" className="empty:hidden">
      {work.handedInAt && <HandedIn work={work} />}
    </div>
    {!work.handedInAt && <Steps challenge={challenge} work={work} />}
    <Fold summary={work.handedInAt ? 'Hand in again' : 'Hand in your work'}>
      <HandInForm challenge={challenge} work={work} />
    </Fold>
    <DropChallenge id={challenge.id} title={challenge.title} />
  </div>
)

/** Taking a challenge. */
export const TakeChallenge = ({ challenge }: { challenge: ShownChallenge }) => {
  const take = useSaveWork(challenge.id)
  return (
    <div>
      <Button
        variant="outline"
        size="small"
        busy={take.isPending}
        aria-label={`Take this challenge: ${challenge.title}`}
        onClick={() => void keepingFocus(take.mutateAsync([]))}
      >
        Take this challenge
      </Button>
      <SaveFailure error={take.error} fallback="The challenge could not be taken. Please try again." />
    </div>
  )
}
