import { assessmentLimits } from '@nextrung/contract/assessments'
import { type ChangeEvent, useRef, useState } from 'react'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import {
  type ShownAssessment,
  useAttachCertificateFile,
  useDeleteCertificateFile,
  useDownloadCertificateFile,
} from './assessments.queries.ts'

const megabyte = 1024 * 1024
const most = assessmentLimits.certificateFileBytes

const sizeText = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`

type Certificate = NonNullable<ShownAssessment['certificate']>
type Own = { id: number; certificate: Certificate }

const Attach = ({ id, certificate }: Own) => {
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const attach = useAttachCertificateFile()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    setTooLarge(file.size > most)
    attach.reset()
    if (file.size <= most) void keepingFocus(attach.mutateAsync({ id, file }))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".pdf,.png,.jpg,.jpeg"
        aria-label={`Copy of ${certificate.name}`}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <Button
        variant="ghost"
        size="small"
        className="-ml-3"
        busy={attach.isPending}
        aria-label={`Attach a copy of ${certificate.name}`}
        onClick={() => input.current?.click()}
      >
        Attach a copy
      </Button>
      <span className="text-caption text-muted-foreground">{`PDF, PNG or JPEG, at most ${most / megabyte} MB`}</span>
      <div role="alert" className="basis-full">
        {isTooLarge && (
          <FailureNote>{`The file is larger than ${most / megabyte} MB. Attach a smaller one or use a link.`}</FailureNote>
        )}
      </div>
      <SaveFailure
        error={attach.error}
        fallback="The file could not be attached. Please try again."
        className="basis-full"
      />
    </>
  )
}

const Attached = ({ id, file }: { id: number; file: NonNullable<Certificate['file']> }) => {
  const download = useDownloadCertificateFile()
  const remove = useDeleteCertificateFile()
  const { name = 'certificate', sizeBytes = 0 } = file
  return (
    <>
      <span className="text-small text-ink-2 wrap-anywhere">{`${name}, ${sizeText(sizeBytes)}`}</span>
      <Button
        variant="ghost"
        size="small"
        busy={download.isPending}
        aria-label={`Download ${name}`}
        onClick={() => download.mutate({ id, name })}
      >
        Download
      </Button>
      <Button
        variant="ghost"
        size="small"
        busy={remove.isPending}
        aria-label={`Remove the file ${name}`}
        onClick={() => void keepingFocus(remove.mutateAsync(id))}
      >
        Remove the file
      </Button>
      <SaveFailure
        error={download.error ?? remove.error}
        fallback="That did not work. Please try again."
        className="basis-full"
      />
    </>
  )
}

/** The person's copy of a certificate: attach, download or remove it. */
export const CertificateFile = ({ id, certificate }: Own) => (
  <div className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1">
    {certificate.file ? (
      <Attached id={id} file={certificate.file} />
    ) : (
      <Attach id={id} certificate={certificate} />
    )}
  </div>
)
