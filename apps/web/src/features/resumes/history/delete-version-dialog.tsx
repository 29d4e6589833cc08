import type { RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { useDeleteVersion } from './versions.queries.ts'

const consequences = (resume: ShownResume, resumes: ShownResume[]): string => {
  if (resumes.length === 1) return 'This is your only version, so you will start again with an upload.'
  const [newest, next] = resumes
  return resume.id === newest?.id && next
    ? `Version ${next.version} becomes the current one.`
    : 'The other versions stay as they are.'
}

type DeleteVersionDialogProps = {
  resume: ShownResume
  resumes: ShownResume[]
  focusAfterwards: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Asks before deleting a version, and says what is deleted with it. */
export const DeleteVersionDialog = ({
  resume,
  resumes,
  focusAfterwards,
  onClose,
}: DeleteVersionDialogProps) => {
  const deletion = useDeleteVersion(resume)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !deletion.isPending) onClose()
      }}
      title={`Delete version ${resume.version}?`}
      focusFallback={focusAfterwards}
      description={
        <>
          This deletes its text, skills, evidence and suggestions for good.{' '}
          {resume.fileName && (
            <>
              The original file{' '}
              <span dir="auto" className="font-semibold wrap-anywhere">
                {resume.fileName}
              </span>{' '}
              goes with the last version made from it.{' '}
            </>
          )}
          {consequences(resume, resumes)}
        </>
      }
    >
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onClose} disabled={deletion.isPending}>
          Cancel
        </Button>
        <Button
          variant="danger-filled"
          busy={deletion.isPending}
          onClick={() => deletion.mutate(undefined, { onSettled: onClose })}
        >
          Delete version
        </Button>
      </div>
    </Dialog>
  )
}
