import { useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Textarea } from './input.tsx'
import { Label } from './label.tsx'
import { SaveFailure } from './save-failure.tsx'
import { Select } from './select.tsx'

type ReportDialogProps<Reason extends string> = {
  /** What the button says, such as "Report this question". */
  label: string
  /** What it is about, where the label alone does not say so. */
  about?: string
  reasons: readonly { value: Reason; label: string }[]
  noteCharacters: number
  size?: 'small'
  state: { isSuccess: boolean; isPending: boolean; error: Error | null }
  onSend: (report: { reason: Reason; note: string }) => void
}

/** A button and a dialog that tell the operator what is wrong with something. */
export const ReportDialog = <Reason extends string>(props: ReportDialogProps<Reason>) => {
  const { label, about, reasons, noteCharacters, size, state, onSend } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState(reasons[0]?.value)
  const [note, setNote] = useState('')
  if (state.isSuccess)
    return (
      <p role="status" className="text-small text-ink-2">
        Thank you. This server’s operator will see your report.
      </p>
    )
  return (
    <>
      <Button
        variant="ghost"
        {...(size && { size })}
        aria-label={about ? `${label}: ${about}` : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={label}
        description="It goes to the operator of this server, with your name."
      >
        <div className="mt-5 grid gap-4">
          <div className="grid gap-1.5">
            <Label htmlFor={id}>What is wrong with it?</Label>
            <Select
              id={id}
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
                maxLength={noteCharacters}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          <SaveFailure error={state.error} fallback="Your report could not be sent. Please try again." />
          <Button busy={state.isPending} onClick={() => reason && onSend({ reason, note })}>
            Send Report
          </Button>
        </div>
      </Dialog>
    </>
  )
}
