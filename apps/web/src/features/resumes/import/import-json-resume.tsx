import { importJsonResume } from '@nextrung/contract/resumes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Braces } from 'lucide-react'
import { useRef, useState } from 'react'
import { api, newIdempotencyKey } from '../../../lib/api.ts'
import { isSessionEnded } from '../../../lib/errors.ts'
import { upgradeActionFor } from '../../../lib/plans-link.ts'
import { invalidateAllowances } from '../../../lib/shared-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { showUploadError, uploadErrorMessage } from '../resumes.queries.ts'
import { readJsonFile } from './read-json-file.ts'

type ImportJsonResumeProps = {
  targetRole?: string
  /** Called once a file is accepted. */
  onImported?: () => void
}

type Import = { resume: object; fileName: string; idempotencyKey: string }

const useImport = (targetRole: string | undefined) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ resume, fileName, idempotencyKey }: Import) =>
      api(importJsonResume, { body: { resume, targetRole, fileName }, idempotencyKey }),
    onSuccess: () => {
      invalidateAllowances(client)
      toast({ title: 'Resume uploaded', description: 'Your resume is being analyzed' })
      return client.invalidateQueries({ queryKey: ['resumes'] })
    },
    onError: (error) => {
      if (!isSessionEnded(error)) showUploadError(uploadErrorMessage(error), error)
    },
  })
}

/** A small import option for people with a resume from another program. */
export const ImportJsonResume = ({ targetRole, onImported }: ImportJsonResumeProps) => {
  const [refusal, setRefusal] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const send = useImport(targetRole)

  const choose = async (file: File) => {
    send.reset()
    setRefusal('')
    const read = await readJsonFile(file)
    if ('refusal' in read) {
      setRefusal(read.refusal)
      showUploadError(read.refusal)
      return
    }
    send.mutate(
      { resume: read.resume, fileName: file.name, idempotencyKey: newIdempotencyKey() },
      { onSuccess: onImported },
    )
  }

  const failure = refusal || (send.isError ? uploadErrorMessage(send.error) : '')
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        busy={send.isPending}
        onClick={() => input.current?.click()}
        className="-ml-3"
      >
        {!send.isPending && <Braces aria-hidden />}
        Import a JSON Resume
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label="JSON Resume file"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Lets the person choose the same file again after fixing it.
          event.target.value = ''
          if (file) void choose(file)
        }}
      />
      <div role="alert">
        {failure && (
          <FailureNote className="mt-1" action={upgradeActionFor(send.error)}>
            {failure}
          </FailureNote>
        )}
      </div>
    </div>
  )
}
