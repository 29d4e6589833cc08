import { learningPlanLimits } from '@nextrung/contract/learning-plan'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { type ShownPlan, useSavePreferences } from './learning-plan.queries.ts'
import { MilestoneOrder } from './milestone-order.tsx'
import { OwnTopics } from './own-topics.tsx'
import { preferencesOf } from './plan-preferences.ts'
import type { ShownPath } from './shown-learning.ts'

type PlanFormProps = {
  loaded: { plan: ShownPlan; etag: string | undefined }
  path: ShownPath
  onSaved: () => void
}

const mostHours = learningPlanLimits.hoursPerWeek

const hoursError = (text: string): string | undefined => {
  if (text.trim() === '') return undefined
  const hours = Number(text)
  return Number.isInteger(hours) && hours >= 1 && hours <= mostHours
    ? undefined
    : `Enter whole hours from 1 to ${mostHours}, or leave it empty.`
}

/** Hours, start, order and own topics. Nothing is saved until the person says so. */
export const PlanForm = ({ loaded, path, onSaved }: PlanFormProps) => {
  const before = preferencesOf(loaded.plan)
  const [hours, setHours] = useState(before.hoursPerWeek === null ? '' : String(before.hoursPerWeek))
  const [startsOn, setStartsOn] = useState(before.startsOn ?? '')
  const [topics, setTopics] = useState(before.topics)
  const [order, setOrder] = useState<readonly string[]>(before.order)
  const [showsErrors, setShowsErrors] = useState(false)
  const save = useSavePreferences()
  const wrong = hoursError(hours)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShowsErrors(true)
    if (wrong || save.isPending) return
    const preferences = {
      ...before,
      hoursPerWeek: hours.trim() === '' ? null : Number(hours),
      startsOn: startsOn === '' ? null : startsOn,
      topics,
      order: [...order],
    }
    save.mutate({ preferences, etag: loaded.etag }, { onSuccess: onSaved })
  }
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Hours a week"
          error={showsErrors ? wrong : undefined}
          hint={`Empty means our suggestion${path.hoursPerWeek ? `, ${path.hoursPerWeek} at present` : ''}.`}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={hours}
              onChange={({ target }) => setHours(target.value)}
            />
          )}
        </Field>
        <Field label="Start on" hint="Empty means today.">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={startsOn}
              onChange={({ target }) => setStartsOn(target.value)}
            />
          )}
        </Field>
      </div>
      <MilestoneOrder milestones={path.milestones} order={order} onChange={setOrder} />
      <OwnTopics topics={topics} onChange={setTopics} />
      <div role="alert">
        {save.error && (
          <FailureNote>
            {errorMessage(save.error, 'Your plan could not be saved. Please try again.')}
          </FailureNote>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="submit" busy={save.isPending}>
          Save my plan
        </Button>
      </div>
    </form>
  )
}
