import { type FormEvent, useId } from 'react'
import { useDraftText } from '../../../lib/draft-text.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { upgradeActionFor } from '../../../lib/plans-link.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/input.tsx'
import { useIsSubmittingFeedback, useSubmitFeedback } from './feedback.queries.ts'

type FeedbackFormProps = { resumeId: number; personId: string; targetRole?: string | undefined }

/** The person's feedback on what to change. The text stays until the server accepts it. */
export const FeedbackForm = ({ resumeId, personId, targetRole }: FeedbackFormProps) => {
  const draft = { owner: personId, field: 'resume-feedback' }
  const [text, setText] = useDraftText(draft)
  const noteId = useId()
  const { submit, error } = useSubmitFeedback(draft)
  const action = upgradeActionFor(error)
  const isPending = useIsSubmittingFeedback()
  const isEmpty = text.trim() === ''

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isPending) submit({ id: resumeId, feedback: text, selectedRole: targetRole })
  }
  return (
    <form onSubmit={send} className="mt-5 border-t border-line pt-5">
      <Field label="Feedback">
        {(control) => (
          <Textarea
            {...control}
            aria-describedby={noteId}
            rows={3}
            dir="auto"
            value={text}
            readOnly={isPending}
            placeholder="Say what to change, for example: lead with the Splunk work."
            onChange={(event) => setText(event.target.value)}
            className="min-h-[92px] not-placeholder-shown:font-serif not-placeholder-shown:text-[.96875rem]"
          />
        )}
      </Field>
      <div className="mt-3 flex items-center justify-between gap-4">
        <p id={noteId} className="text-caption text-muted-foreground">
          You get a new version, and this one is kept.
        </p>
        <Button type="submit" disabled={isEmpty} busy={isPending} className="shrink-0">
          Submit Feedback
        </Button>
      </div>
      <div role="alert">
        {action && (
          <FailureNote action={action} className="mt-3">
            {errorMessage(error, 'Failed to optimize resume')}
          </FailureNote>
        )}
      </div>
    </form>
  )
}
