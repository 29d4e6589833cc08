import {
  type StoryForm as Form,
  type StoryLength,
  type StoryTone,
  storyForms,
  storyLengths,
  storyTones,
} from '@nextrung/contract/career-story'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError, errorMessage } from '../../lib/errors.ts'
import { guardNavigation } from '../../lib/navigation-guard.ts'
import { type LinkAction, upgradeActionFor } from '../../lib/plans-link.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { useGenerateStory, useIsGenerating } from './career-story.queries.ts'
import { useStoryChoices } from './story-choices.ts'
import { formHints, formLabels, lengthLabels, toneLabels } from './story-labels.ts'
import { storyRequest, yearsProblem } from './story-request.ts'

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const tones = optionsOf<StoryTone>(storyTones, toneLabels)
const lengths = optionsOf<StoryLength>(storyLengths, lengthLabels)
const forms = optionsOf<Form>(storyForms, formLabels)

/** A segmented choice names itself, so its visible label is for the eye only. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid content-start gap-1.5 max-sm:col-span-2">
    <span aria-hidden className="text-label">
      {label}
    </span>
    {children}
  </div>
)

/** Where the person can fix it: the plans, or the place for what is missing. */
const actionFor = (error: Error, uploadPath: string): LinkAction | undefined =>
  error instanceof ApiError && error.code === 'NOT_READY'
    ? { label: 'Upload a resume', path: uploadPath }
    : upgradeActionFor(error)

type StoryFormProps = {
  targetRole: string
  /** Where to go if there is nothing to write from. */
  uploadPath: string
  /** Opens the saved stories, to delete one when there is no room for another. */
  onShowSaved: () => void
}

/** What the person tells us and chooses before a story is written. */
export const StoryForm = ({ targetRole, uploadPath, onShowSaved }: StoryFormProps) => {
  const { choices, choose } = useStoryChoices()
  const [isChecked, setChecked] = useState(false)
  const generating = useGenerateStory()
  const isPending = useIsGenerating()
  const problem = isChecked ? yearsProblem(choices.years) : undefined
  const isFull = generating.error instanceof ApiError && generating.error.code === 'TOO_MANY_VERSIONS'
  const action = generating.error ? actionFor(generating.error, uploadPath) : undefined

  const generate = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setChecked(true)
    if (yearsProblem(choices.years)) return document.getElementsByName('years-of-experience')[0]?.focus()
    guardNavigation(() => generating.mutate(storyRequest(targetRole, choices)))
  }
  return (
    <Card aria-label="What to write" className="print:hidden">
      <form noValidate onSubmit={generate}>
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-5 xl:grid-cols-[150px_150px_auto_auto_1fr]">
          <Field label="Years of experience" error={problem}>
            {(control) => (
              <Input
                {...control}
                name="years-of-experience"
                type="number"
                inputMode="decimal"
                min={0}
                max={80}
                step="any"
                value={choices.years}
                onChange={(event) => choose({ years: event.target.value })}
              />
            )}
          </Field>
          <Field label="Tone">
            {(control) => (
              <Select
                {...control}
                aria-label="Tone"
                placeholder="Choose a tone"
                value={choices.tone}
                options={tones}
                onChange={(tone) => choose({ tone })}
              />
            )}
          </Field>
          <Labelled label="Length">
            <Segmented
              label="Length"
              value={choices.length}
              options={lengths}
              onChange={(length) => choose({ length })}
              className="[&>button]:h-9 max-md:[&>button]:h-10"
            />
          </Labelled>
          <Labelled label="Write as">
            <Segmented
              label="Write as"
              value={choices.form}
              options={forms}
              onChange={(form) => choose({ form })}
              className="[&>button]:h-9 max-md:[&>button]:h-10"
            />
          </Labelled>
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-[68ch] text-small text-ink-2">
            {formHints[choices.form]} Written only from your resume, your profile, and the skills and courses
            you have here.
          </p>
          <Button
            type="submit"
            busy={isPending}
            // The second click of a double click would use up another of the day's allowance.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            className="max-sm:w-full"
          >
            Generate Story
          </Button>
        </div>
        <div role="alert" className="flex flex-wrap items-center gap-x-4">
          {(action || isFull) && (
            <FailureNote action={action} className="mt-3">
              {errorMessage(generating.error, 'Failed to generate career story')}
            </FailureNote>
          )}
          {isFull && (
            <Button type="button" variant="outline" size="small" className="mt-3" onClick={onShowSaved}>
              Show saved stories
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
