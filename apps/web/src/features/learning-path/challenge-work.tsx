import { useId } from 'react'
import { dayText } from '../../lib/day-text.ts'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { webAddress } from '../../lib/web-address.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { Fold } from '../../ui/fold.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { type ShownWork, useChallengeWork, useDropWork, useSaveWork } from './challenge-work.queries.ts'
import { HandInForm } from './hand-in-form.tsx'
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

const HandedIn = ({ work }: { work: ShownWork }) => {
  const address = webAddress(work.link)
  return (
    <div role="status">
      <p className="flex flex-wrap items-center gap-2 text-small font-550">
        <EvidenceMark kind="solid" />
        {`Handed in on ${dayText(work.handedInAt) ?? 'an unknown day'}, checked by yourself`}
      </p>
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="text-small font-550 text-accent-foreground underline underline-offset-3 wrap-anywhere"
        >
          {address}
        </a>
      )}
      {work.text && <p className="text-small whitespace-pre-line text-ink-2 wrap-anywhere">{work.text}</p>}
    </div>
  )
}

const Taken = ({ challenge, work }: WorkProps) => {
  const drop = useDropWork(challenge.id)
  return (
    <div className="grid gap-3.5">
      {work.handedInAt ? <HandedIn work={work} /> : <Steps challenge={challenge} work={work} />}
      <Fold summary={work.handedInAt ? 'Hand in again' : 'Hand in your work'}>
        <HandInForm challenge={challenge} work={work} />
      </Fold>
      <Button
        variant="ghost"
        size="small"
        className="-ml-3 justify-self-start"
        busy={drop.isPending}
        aria-label={`Give it back: ${challenge.title}`}
        onClick={() => void keepingFocus(drop.mutateAsync(undefined))}
      >
        Give it back
      </Button>
      <SaveFailure error={drop.error} fallback="The challenge could not be given back. Please try again." />
    </div>
  )
}

/** Taking a challenge, working through it and handing it in. */
export const ChallengeWork = ({ challenge }: { challenge: ShownChallenge }) => {
  const work = useChallengeWork(challenge.id)
  const take = useSaveWork(challenge.id)
  if (work) return <Taken challenge={challenge} work={work} />
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
