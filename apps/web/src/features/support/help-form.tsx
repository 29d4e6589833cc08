import { type SupportDesk, SupportForm } from '@nextrung/contract/support'
import { type FormEvent, useState } from 'react'
import { useDraftText } from '../../lib/draft-text.ts'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { useAskForHelp } from './support.queries.ts'

type Problems = Partial<Record<keyof SupportForm, string>>

const problemsIn = (form: SupportForm): Problems =>
  Object.fromEntries(
    (SupportForm.safeParse(form).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [String(path[0]), message]),
  )

// From this many on, mention the limit.
const fewLeft = 3

const leftSentence = (left: number): string =>
  left === 0
    ? 'You have reached the limit of questions for 24 hours.'
    : `You can send ${left} more within 24 hours.`

/** The question being typed. It survives even a lost session until the server accepts it. */
const useQuestion = (owner: string) => {
  const [subject, setSubject] = useDraftText({ owner, field: 'help-subject' })
  const [message, setMessage] = useDraftText({ owner, field: 'help-message' })
  const clear = () => {
    setSubject('')
    setMessage('')
  }
  return { question: { subject, message }, setSubject, setMessage, clear }
}

type HelpFormProps = { personId: string; name: string; desk: SupportDesk }

export const HelpForm = ({ personId, name, desk }: HelpFormProps) => {
  const { question, setSubject, setMessage, clear } = useQuestion(personId)
  const [isChecked, setChecked] = useState(false)
  const asking = useAskForHelp()
  const problems = isChecked ? problemsIn(question) : {}
  const isOver = desk.left === 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (asking.isPending || isOver) return
    setChecked(true)
    const [first] = Object.keys(problemsIn(question)).toSorted((a, b) => b.localeCompare(a))
    if (first) return document.getElementsByName(`help-${first}`)[0]?.focus()
    asking.mutate(question, {
      onSuccess: () => {
        clear()
        setChecked(false)
      },
    })
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-[18px]">
      <Field label="Subject" error={problems.subject}>
        {(control) => (
          <Input
            {...control}
            name="help-subject"
            dir="auto"
            maxLength={200}
            value={question.subject}
            readOnly={asking.isPending}
            onChange={(event) => setSubject(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Message"
        error={problems.message}
        hint="What did you want to do, and what happened instead? Leave passwords out."
      >
        {(control) => (
          <Textarea
            {...control}
            name="help-message"
            dir="auto"
            rows={7}
            maxLength={5000}
            value={question.message}
            readOnly={asking.isPending}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <p className="text-small text-ink-2 wrap-anywhere">
        Sent with it: your name ({name}), your contact address ({desk.repliesTo}) and{' '}
        {desk.plan ? `your plan (${desk.plan})` : 'that you have no plan'}. Nothing of your resume is sent.
      </p>
      {asking.error && !isSessionEnded(asking.error) && (
        <p role="alert" className="text-small text-destructive">
          {errorMessage(asking.error, 'Your question could not be sent. Please try again.')}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-caption text-muted-foreground">
          {desk.left <= fewLeft && leftSentence(desk.left)}
        </p>
        <Button type="submit" busy={asking.isPending} disabled={isOver}>
          Send Question
        </Button>
      </div>
    </form>
  )
}
