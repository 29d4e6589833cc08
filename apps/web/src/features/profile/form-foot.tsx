import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'

type FormFootProps = { wrongCount: number; busy: boolean; hasChanges: boolean; onCancel: () => void }

/** Save and cancel buttons, and how many fields have errors. */
export const FormFoot = ({ wrongCount, busy, hasChanges, onCancel }: FormFootProps) => {
  const saveButton = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  // The button is disabled while the form is sent and loses focus, so restore it.
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) saveButton.current?.focus()
    wasBusy.current = busy
  }, [busy])
  return (
    <footer className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
      <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
        <Button ref={saveButton} type="submit" busy={busy}>
          Save Changes
        </Button>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <div>
        <div role="alert">
          {wrongCount > 0 && (
            <FailureNote>
              {wrongCount === 1 ? 'One field needs another look.' : `${wrongCount} fields need another look.`}
            </FailureNote>
          )}
        </div>
        {hasChanges && wrongCount === 0 && (
          <p className="text-caption text-muted-foreground">Not saved yet</p>
        )}
      </div>
    </footer>
  )
}
