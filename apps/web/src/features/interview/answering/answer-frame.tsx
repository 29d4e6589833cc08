import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'

type AnswerFrameProps = {
  isSending: boolean
  /** What is wrong with the answer, or what the server had against it. */
  problem: string | undefined
  /** Below the answer, on the left. */
  notes?: ReactNode
  onCancel: () => void
  onSubmit: () => void
  children: ReactNode
}

const sendsForm = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

/** The buttons around an answer. Ctrl or Cmd and Enter submit it. */
export const AnswerFrame = (props: AnswerFrameProps) => {
  const { isSending, problem, notes, onCancel, onSubmit, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) onSubmit()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (sendsForm(event)) submit(event)
      }}
    >
      {children}
      <div role="alert">{problem && <FailureNote className="mt-2">{problem}</FailureNote>}</div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted-foreground">
          {notes}
        </div>
        <div className="ml-auto flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button variant="outline" onClick={onCancel} disabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" busy={isSending}>
            Submit Answer
          </Button>
        </div>
      </div>
    </form>
  )
}
