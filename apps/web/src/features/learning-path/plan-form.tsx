import { learningPlanLimits } from '@nextrung/contract/learning-plan'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import type { ShownPlan } from './learning-plan.queries.ts'
import { MilestoneOrder } from './milestone-order.tsx'
import { withTopic } from './own-topic-list.ts'
import { OwnTopics } from './own-topics.tsx'
import { mergePreferences, preferencesOf } from './plan-preferences.ts'
import type { ShownPath } from './shown-learning.ts'
import { useEditPreferences } from './use-edit-preferences.ts'

type PlanFormProps = { plan: ShownPlan; path: ShownPath; onSaved: () => void }

const mostHours = learningPlanLimits.hoursPerWeek

const hoursError = (text: string): string | undefined => {
  if (text.trim() === '') return undefined
  const hours = Number(text)
  return Number.isInteger(hours) && hours >= 1 && hours <= mostHours
    ? undefined
    : `Enter whole hours from 1 to ${mostHours}, or leave it empty.`
}

const suggestedHours = (isOurs: boolean, hours: number | undefined): string =>
  isOurs && hours !== undefined
    ? `Leave it empty for our suggestion of ${hours}.`
    : 'Leave it empty for our suggestion.'

/** Hours, start, order and own topics. Nothing is saved until the person says so. */
export const PlanForm = ({ plan, path, onSaved }: PlanFormProps) => {
  // What the form started from; only differences to it are saved.
  const [before] = useState(() => preferencesOf(plan))
  const [hours, setHours] = useState(before.hoursPerWeek === null ? '' : String(before.hoursPerWeek))
  const [startsOn, setStartsOn] = useState(before.startsOn ?? '')
  const [topics, setTopics] = useState(before.topics)
  const [topic, setTopic] = useState('')
  const [order, setOrder] = useState<readonly string[]>(before.order)
  const [showsErrors, setShowsErrors] = useState(false)
  const { edit, isPending, error } = useEditPreferences()
  const wrong = hoursError(hours)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShowsErrors(true)
    if (wrong || isPending) return
    const mine = {
      ...before,
      hoursPerWeek: hours.trim() === '' ? null : Number(hours),
      startsOn: startsOn === '' ? null : startsOn,
      topics: withTopic(topics, topic),
      order: [...order],
    }
    void edit((stored) => mergePreferences(stored, { before, mine })).then(onSaved, () => undefined)
  }
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
      {plan.outdated && <p className="text-small text-ink-2">{plan.outdated}</p>}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Hours a week"
          error={showsErrors ? wrong : undefined}
          hint={suggestedHours(before.hoursPerWeek === null, path.hoursPerWeek)}
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
        <Field label="Start on" hint="Leave it empty to start today.">
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
      <OwnTopics topics={topics} onChange={setTopics} text={topic} onTextChange={setTopic} />
      <SaveFailure error={error} fallback="Your plan could not be saved. Please try again." />
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="submit" busy={isPending}>
          Save my plan
        </Button>
      </div>
    </form>
  )
}
