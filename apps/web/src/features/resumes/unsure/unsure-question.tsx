import type { FieldAnswer } from '@nextrung/contract/resume-answers'
import { Check } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { sourcePlace, sourceRuns } from '../source-place.ts'

export type Answer = { answer: 'right' } | { answer: 'change'; value: string } | { answer: 'leave-out' }

type Field = ShownResume['unsure'][number]

/** A question about a whole entry is answered with yes or no. */
const isAboutEntry = ({ pointer }: Field) => /^\/\w+\/\d+$/.test(pointer)

const Source = ({ sources, fileName }: { sources: Field['sources']; fileName: string }) => {
  const runs = sourceRuns(sources.filter(({ page }) => page > 0))
  if (runs.length === 0) return null
  return (
    <figure className="mt-3">
      <blockquote className="grid gap-1 rounded-sm border-l-2 border-edge bg-sunken px-3.5 py-2 font-serif text-[0.9375rem] leading-[1.4375rem] wrap-anywhere">
        {runs.map((run) => (
          <p key={`${run.page}-${run.first}`} dir="auto" className="text-start">
            {run.text}
          </p>
        ))}
      </blockquote>
      <figcaption className="mt-1 text-caption text-muted-foreground wrap-anywhere">
        {`${fileName || 'Your file'}, ${sourcePlace(runs)}`}
      </figcaption>
    </figure>
  )
}

type ChoicesProps = { suggestions: string[]; disabled: boolean; onChoose: (value: string) => void }

const Choices = ({ suggestions, disabled, onChoose }: ChoicesProps) =>
  suggestions.length > 0 && (
    <fieldset className="mt-3 min-w-0">
      <legend className="mb-1.5 text-small text-ink-2">Also in your file</legend>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((text) => (
          <Button
            key={text}
            variant="outline"
            size="small"
            disabled={disabled}
            aria-label={`It is ${text}`}
            onClick={() => onChoose(text)}
            className="h-auto min-h-[34px] max-w-full py-1.5 text-start whitespace-normal max-md:h-auto max-md:min-h-11"
          >
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {text}
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  )

type TypedProps = { label: string; disabled: boolean; onSend: (value: string) => void }

const Typed = ({ label, disabled, onSend }: TypedProps) => {
  const id = useId()
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onSend(text.trim())
  }
  return (
    <form onSubmit={send} className="mt-3">
      <label htmlFor={id} className="mb-1.5 block text-small text-ink-2">
        {label}
      </label>
      <div className="flex max-w-[520px] gap-2">
        <Input
          id={id}
          dir="auto"
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1 md:h-10"
        />
        <Button type="submit" variant="outline" disabled={disabled || !text.trim()}>
          Save
        </Button>
      </div>
    </form>
  )
}

type UnsureQuestionProps = {
  field: Field
  fileName: string
  busy: boolean
  onAnswer: (answer: Answer) => void
  onSkip: () => void
}

/** One question: what was read, the lines it was read from, and the ways to answer. */
export const UnsureQuestion = ({ field, fileName, busy, onAnswer, onSkip }: UnsureQuestionProps) => {
  const questionId = useId()
  const { question, value, sources, suggestions } = field
  const change = (text: string) => onAnswer({ answer: 'change', value: text } satisfies Partial<FieldAnswer>)
  const isEntry = isAboutEntry(field)
  // Everybody has a name.
  const canLeaveOut = value !== undefined || field.pointer !== '/basics/name'
  const typedLabel = suggestions.length > 0 || value ? 'Or type it' : 'Your answer'
  return (
    <section aria-labelledby={questionId} className="mt-3">
      <h3 id={questionId} className="text-h3 wrap-anywhere">
        {question}
      </h3>
      {value && (
        <p className="mt-1 wrap-anywhere">
          <span className="text-small text-muted-foreground">We read: </span>
          <b dir="auto" className="font-semibold">
            {value}
          </b>
        </p>
      )}
      <Source sources={sources} fileName={fileName} />
      {!isEntry && <Choices suggestions={suggestions} disabled={busy} onChoose={change} />}
      {!isEntry && <Typed label={typedLabel} disabled={busy} onSend={change} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {value && (
          <Button size="small" disabled={busy} onClick={() => onAnswer({ answer: 'right' })}>
            <Check aria-hidden />
            Yes, that is right
          </Button>
        )}
        {canLeaveOut && (
          <Button
            variant="outline"
            size="small"
            disabled={busy}
            onClick={() => onAnswer({ answer: 'leave-out' })}
          >
            {value ? 'Leave it out' : 'There is none'}
          </Button>
        )}
        <Button variant="ghost" size="small" disabled={busy} onClick={onSkip} className="first:-ml-3">
          Later
        </Button>
      </div>
    </section>
  )
}
