import { FileUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ImportJsonResume } from './import/import-json-resume.tsx'
import { ResumeUpload } from './resume-upload.tsx'

/** A button for a new version. The upload area opens in its place and closes once a file is accepted. */
export const NewerResumeCard = ({ targetRole }: { targetRole?: string }) => {
  const [open, setOpen] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) openButton.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])

  const close = () => setOpen(false)
  if (open)
    return (
      <ResumeUpload
        targetRole={targetRole}
        onUploaded={close}
        action={
          <IconButton label="Close upload" onClick={close} className="-mt-1.5 -mr-2">
            <X aria-hidden />
          </IconButton>
        }
      />
    )
  return (
    <Card aria-labelledby="newer-resume">
      <h2 id="newer-resume" className="text-h2">
        New version
      </h2>
      <p className="mb-4 text-small text-muted-foreground">
        It becomes the current one, and your earlier versions are kept.
      </p>
      <Button ref={openButton} variant="outline" full onClick={() => setOpen(true)}>
        <FileUp aria-hidden />
        Upload a newer resume
      </Button>
      <div className="mt-2">
        <ImportJsonResume targetRole={targetRole} />
      </div>
    </Card>
  )
}
