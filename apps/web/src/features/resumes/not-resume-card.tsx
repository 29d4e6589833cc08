import { updateResume } from '@nextrung/contract/resumes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import { api } from '../../lib/api.ts'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ResumeUpload } from './resume-upload.tsx'
import type { ShownResume } from './shown-resume.ts'

const useShowAnyway = (id: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api(updateResume, { params: { id }, body: { isResume: true } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['resumes'] }),
    onError: (error) => {
      if (isSessionEnded(error)) return
      const description = errorMessage(error, 'We could not show it. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
}

type NotResumeCardProps = { resume: ShownResume; targetRole: string | undefined }

/** In place of the result of a file that does not look like a resume: why, and the ways out. */
export const NotResumeCard = ({ resume, targetRole }: NotResumeCardProps) => {
  const titleId = useId()
  const [isUploading, setUploading] = useState(false)
  const showAnyway = useShowAnyway(resume.id)
  const close = () => setUploading(false)
  return (
    <>
      <Card aria-labelledby={titleId}>
        <h2 id={titleId} className="text-h2">
          This does not look like a resume
        </h2>
        <p className="mt-1 max-w-[68ch] text-ink-2 wrap-anywhere">
          {resume.notResume || 'We found no jobs, education, skills or contact details in it.'}
        </p>
        <p className="mt-2 text-small text-muted-foreground wrap-anywhere">
          {`We kept ${resume.fileName || 'your file'} unchanged as version ${resume.version}, without a score.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {!isUploading && (
            <Button onClick={() => setUploading(true)}>
              <FileUp aria-hidden />
              Upload another file
            </Button>
          )}
          <Button
            variant="outline"
            busy={showAnyway.isPending}
            onClick={() => showAnyway.mutate()}
            className="max-sm:h-auto max-sm:min-h-11 max-sm:py-2 max-sm:whitespace-normal"
          >
            It is my resume: show it anyway
          </Button>
        </div>
      </Card>
      {isUploading && (
        <ResumeUpload
          targetRole={targetRole}
          action={
            <IconButton label="Close upload" onClick={close} className="-mt-1.5 -mr-2">
              <X aria-hidden />
            </IconButton>
          }
        />
      )}
    </>
  )
}
