import { type MockLength, mockLengths } from '@nextrung/contract/mock-interviews'
import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Label } from '../../../ui/label.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Difficulty, difficulties } from '../interview-choices.ts'
import { useCreateMock } from './mock.queries.ts'

type MockSetupProps = { role: string; hasResume: boolean; onCreated: (id: number) => void }

const roleOptions = targetRoles.map((role) => ({ value: role, label: role }))
const lengthOptions = mockLengths.map((length) => ({ value: String(length), label: `${length} min` }))
const questionCounts: Record<MockLength, number> = { 15: 5, 30: 6, 45: 8 }

/** Role, difficulty and length of an interview, to start now or later. */
export const MockSetup = ({ role, hasResume, onCreated }: MockSetupProps) => {
  const known = targetRoles.find((one) => one === role)
  const [chosenRole, setRole] = useState<TargetRole>(known ?? 'Software Engineer')
  const [difficulty, setDifficulty] = useState<Difficulty>('intermediate')
  const [minutes, setMinutes] = useState<MockLength>(30)
  const [withResume, setWithResume] = useState(hasResume)
  const [isLater, setLater] = useState(false)
  const [time, setTime] = useState('')
  const [isMissing, setMissing] = useState(false)
  const creation = useCreateMock()
  const roleId = useId()

  const create = (event: FormEvent) => {
    event.preventDefault()
    const at = new Date(time)
    const isUnreadable = isLater && Number.isNaN(at.getTime())
    setMissing(isUnreadable)
    if (isUnreadable || creation.isPending) return
    creation.mutate(
      {
        role: chosenRole,
        difficulty,
        minutes,
        withResume,
        ...(isLater ? { scheduledAt: at.toISOString() } : {}),
      },
      { onSuccess: ({ interview }) => onCreated(interview.id) },
    )
  }
  return (
    <Card aria-labelledby={`${roleId}-title`}>
      <form noValidate onSubmit={create} className="grid gap-5">
        <h3 id={`${roleId}-title`} className="text-h2">
          New mock interview
        </h3>
        <div className="grid gap-5 md:grid-cols-2">
          <div className="grid content-start gap-1.5">
            <Label htmlFor={roleId}>Role</Label>
            <Select
              id={roleId}
              aria-label="Role"
              value={chosenRole}
              options={roleOptions}
              placeholder="Choose a role"
              onChange={setRole}
            />
          </div>
          <div className="grid content-start gap-1.5">
            <span className="text-small font-550">Length</span>
            <Segmented
              label="Length"
              value={String(minutes)}
              options={lengthOptions}
              onChange={(value) => setMinutes(mockLengths.find((one) => String(one) === value) ?? 30)}
            />
            <p className="text-caption text-muted-foreground">
              {`About ${questionCounts[minutes]} questions, with follow-ups where something was left open.`}
            </p>
          </div>
          <div className="grid content-start gap-1.5">
            <span className="text-small font-550">Difficulty</span>
            <Segmented
              label="Difficulty"
              value={difficulty}
              options={difficulties}
              onChange={setDifficulty}
            />
          </div>
          <label htmlFor={`${roleId}-resume`} className="flex items-start gap-2.5 text-body">
            <Checkbox
              id={`${roleId}-resume`}
              checked={withResume}
              disabled={!hasResume}
              className="mt-1"
              onChange={(event) => setWithResume(event.target.checked)}
            />
            <span>
              Ask about my resume
              <span className="block text-caption text-muted-foreground">
                {hasResume
                  ? 'The first question is about a line of your newest resume.'
                  : 'Upload a resume on the dashboard first.'}
              </span>
            </span>
          </label>
        </div>
        <div className="grid gap-3">
          <label htmlFor={`${roleId}-later`} className="flex items-center gap-2.5 text-body">
            <Checkbox
              id={`${roleId}-later`}
              checked={isLater}
              onChange={(event) => setLater(event.target.checked)}
            />
            Schedule it for later
          </label>
          {isLater && (
            <div className="max-w-[320px]">
              <Field
                label="Date and time"
                error={isMissing ? 'Choose a date and time.' : undefined}
                hint="In your time zone. You get a reminder the day before."
              >
                {(control) => (
                  <Input
                    {...control}
                    type="datetime-local"
                    value={time}
                    onChange={(event) => setTime(event.target.value)}
                  />
                )}
              </Field>
            </div>
          )}
        </div>
        <SaveFailure error={creation.error} fallback="The interview could not be made. Please try again." />
        <div className="flex justify-end max-sm:[&>*]:flex-1">
          <Button type="submit" size="large" busy={creation.isPending}>
            {isLater ? 'Schedule Interview' : 'Start Interview'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
