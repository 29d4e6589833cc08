import { PencilLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { deleteDraft } from '../../../lib/form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { FullDialog } from '../../../ui/full-dialog.tsx'
import { LeaveDialog } from '../../../ui/leave-dialog.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { draftName, hasDraft } from './correction-draft.ts'
import { EditorLoading } from './editor-loading.tsx'
import { useUnderstood } from './understood.queries.ts'

// Lazy, because this is the largest form and few resumes need correcting.
const UnderstoodEditor = lazy(async () => ({
  default: (await import('./understood-editor.tsx')).UnderstoodEditor,
}))

type EditorProps = { resume: ShownResume; onClose: () => void }

const Failed = ({ error, onRetry, busy }: { error: unknown; onRetry: () => void; busy: boolean }) => (
  <div className="p-4 md:p-7">
    <ErrorCard
      title="What was understood could not be loaded"
      action={
        <Button variant="outline" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, 'The server did not answer properly. Nothing is lost.')}
    </ErrorCard>
  </div>
)

const CorrectionDialog = ({ resume, onClose }: EditorProps) => {
  const { data, error, isError, isFetching, refetch } = useUnderstood(resume.id)
  const [hasChanges, setHasChanges] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const askToClose = () => (hasChanges ? setIsAsking(true) : onClose())
  const leave = () => {
    deleteDraft(draftName(resume.id))
    onClose()
  }

  const content = () => {
    if (data)
      return (
        <Suspense fallback={<EditorLoading />}>
          <UnderstoodEditor
            resumeId={resume.id}
            understood={data}
            onChangesChange={setHasChanges}
            onCancel={askToClose}
            onSaved={onClose}
          />
        </Suspense>
      )
    if (isError) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <EditorLoading />
  }
  return (
    <FullDialog
      open
      onClose={askToClose}
      title="Correct what was understood"
      description={`This was read from ${resume.fileName || 'your file'}. Change what is wrong, add what is missing.`}
    >
      {content()}
      <LeaveDialog
        open={isAsking}
        description="You lose the corrections you have made since opening this."
        onStay={() => setIsAsking(false)}
        onLeave={leave}
      />
    </FullDialog>
  )
}

/** A button and dialog for correcting every field read from the file. */
export const CorrectResume = ({ resume }: { resume: ShownResume }) => {
  const [isOpen, setIsOpen] = useState(false)
  if (resume.status !== 'completed') return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
        <PencilLine aria-hidden />
        Correct what was understood
      </Button>
      {!isOpen && hasDraft(resume.id) && (
        <p className="text-caption text-caution">Your earlier corrections are not saved yet.</p>
      )}
      {isOpen && <CorrectionDialog resume={resume} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
