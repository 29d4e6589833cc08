import { assessmentLimits } from '@nextrung/contract/assessments'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { Label } from '../../ui/label.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { Select } from '../../ui/select.tsx'
import { type ReportReason, useReportQuestion } from './assessments.queries.ts'

const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'wrong_answer', label: 'The marked answer is wrong' },
  { value: 'more_than_one_answer', label: 'More than one answer is right' },
  { value: 'unclear', label: 'It is unclear' },
  { value: 'outdated', label: 'It is out of date' },
  { value: 'other', label: 'Something else' },
]

/** Tells the operator that something is wrong with a question. */
export const ReportQuestion = ({ id }: { id: number }) => {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<ReportReason>('wrong_answer')
  const [note, setNote] = useState('')
  const report = useReportQuestion()
  if (report.isSuccess)
    return (
      <p role="status" className="text-small text-ink-2">
        Thank you. This server’s operator will see your report.
      </p>
    )
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Report this question
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Report this question"
        description="It goes to the operator of this server, with your name."
      >
        <div className="mt-5 grid gap-4">
          <div className="grid gap-1.5">
            <Label htmlFor={`reason-${id}`}>What is wrong with it?</Label>
            <Select
              id={`reason-${id}`}
              aria-label="What is wrong with it?"
              value={reason}
              options={reasons}
              placeholder="Choose"
              onChange={setReason}
            />
          </div>
          <Field label="Note (optional)">
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                maxLength={assessmentLimits.noteCharacters}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          <SaveFailure error={report.error} fallback="Your report could not be sent. Please try again." />
          <Button busy={report.isPending} onClick={() => report.mutate({ id, reason, note })}>
            Send Report
          </Button>
        </div>
      </Dialog>
    </>
  )
}
