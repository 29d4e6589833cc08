import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import type { UnderstoodForm } from './understood-form.ts'

type EditorFootProps = { failure: string; busy: boolean; hasChanges: boolean; onCancel: () => void }

/** Counts the messages at the leaves of an error tree. */
const countErrors = (errors: object): number =>
  Object.values(errors).reduce<number>((count, one: unknown) => {
    if (typeof one !== 'object' || one === null) return count
    return 'message' in one && typeof one.message === 'string' ? count + 1 : count + countErrors(one)
  }, 0)

const fieldsSentence = (count: number) =>
  count === 1 ? 'One field needs another look.' : `${count} fields need another look.`

/** Save and leave buttons, and any errors. On the left, because toasts cover the right. */
export const EditorFoot = ({ failure, busy, hasChanges, onCancel }: EditorFootProps) => {
  const { formState } = useFormContext<UnderstoodForm>()
  const count = formState.isSubmitted ? countErrors(formState.errors) : 0
  const saveButton = useRef<HTMLButtonElement>(null)
  // The button was disabled while saving and lost focus, so restore it.
  useEffect(() => {
    if (failure) saveButton.current?.focus()
  }, [failure])
  const message = count > 0 ? fieldsSentence(count) : failure
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3.5 md:px-7">
      <div className="min-w-0 flex-1 basis-64 sm:order-last">
        <div role="alert">
          {message && (
            <p className="flex gap-1.5 text-small text-destructive wrap-anywhere">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
              {message}
            </p>
          )}
        </div>
        {!message && (
          <p className="text-caption text-muted-foreground">
            Saving optimizes this version again. Corrections stay in later ones.
          </p>
        )}
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
        <Button ref={saveButton} type="submit" busy={busy} disabled={!hasChanges}>
          Save corrections
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </footer>
  )
}
