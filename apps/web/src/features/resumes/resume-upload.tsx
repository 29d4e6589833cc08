import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { upgradeActionFor } from '../../lib/plans-link.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import type { ChosenFile } from './check-chosen-files.ts'
import { ResumeDropZone } from './resume-drop-zone.tsx'
import {
  makeUpload,
  showUploadError,
  uploadErrorMessage,
  useIsUploading,
  useUploadCheck,
  useUploadResume,
} from './resumes.queries.ts'
import { UploadDone } from './upload-done.tsx'
import { UploadProgress } from './upload-progress.tsx'

type ResumeUploadProps = {
  targetRole?: string
  /** Called once a file is accepted; without it, the card confirms that itself. */
  onUploaded?: () => void
  action?: ReactNode
}

// Otherwise a file dropped outside the zone would open in place of the page.
const keepOnPage = (event: DragEvent) => event.preventDefault()

/** The upload card. A file that passes the basic checks is sent as soon as it is chosen. */
export const ResumeUpload = ({ targetRole, onUploaded, action }: ResumeUploadProps) => {
  const [refusal, setRefusal] = useState('')
  const upload = useUploadResume()
  const isUploading = useIsUploading()
  const isUploadingNow = useUploadCheck()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)

  // The pressed control disappears; keep the focus in the card.
  const keepFocus = () => {
    if (card.current?.contains(document.activeElement)) card.current.focus({ preventScroll: true })
  }

  const choose = (chosen: ChosenFile) => {
    if (isUploadingNow()) return
    if ('refusal' in chosen) {
      upload.reset()
      setRefusal(chosen.refusal)
      showUploadError(chosen.refusal)
      return
    }
    setRefusal('')
    keepFocus()
    upload.mutate(makeUpload(chosen.file, targetRole), { onSuccess: onUploaded })
  }

  const chooseAgain = () => {
    keepFocus()
    upload.reset()
  }

  const isDone = upload.isSuccess && !refusal
  const failure = refusal || (upload.isError ? uploadErrorMessage(upload.error) : '')
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={isUploading || undefined}
      onDragOver={keepOnPage}
      onDrop={keepOnPage}
    >
      <CardHeader title="Upload Resume" titleId={titleId} action={action} className="mb-3.5" />
      <div role="status">
        {isUploading && <UploadProgress />}
        {!isUploading && isDone && <UploadDone fileName={upload.variables.file.name} onAgain={chooseAgain} />}
      </div>
      {!isUploading && !isDone && <ResumeDropZone onChoose={choose} />}
      <div role="alert">
        {!isUploading && failure && (
          <FailureNote className="mt-3" action={upgradeActionFor(upload.error)}>
            {failure}
          </FailureNote>
        )}
      </div>
    </Card>
  )
}
