import { FileDown } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { type DownloadFormat, useDownloadResume } from './resumes.queries.ts'

type DownloadButtonProps = { id: number; format: DownloadFormat; label: string; disabled: boolean }

const DownloadButton = ({ id, format, label, disabled }: DownloadButtonProps) => {
  const download = useDownloadResume()
  return (
    <Button
      variant="outline"
      size="small"
      disabled={disabled}
      busy={download.isPending}
      aria-label={`Download ${label}`}
      onClick={() => download.mutate({ id, format })}
    >
      {!download.isPending && <FileDown aria-hidden />}
      {label}
    </Button>
  )
}

/** Downloads a version in both formats, once it is completed. */
export const DownloadButtons = ({ id, disabled }: { id: number; disabled: boolean }) => (
  <div className="flex shrink-0 gap-2">
    <DownloadButton id={id} format="pdf" label="PDF" disabled={disabled} />
    <DownloadButton id={id} format="doc" label="Word" disabled={disabled} />
  </div>
)
