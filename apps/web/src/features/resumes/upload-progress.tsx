import { DropZoneSurface } from '../../ui/drop-zone.tsx'
import { Rungs } from '../../ui/rungs.tsx'
import { Spinner } from '../../ui/spinner.tsx'

export const UploadProgress = () => (
  <DropZoneSurface className="py-7">
    <Spinner size="large" className="mb-2" />
    <p>
      <span className="text-h3">Analyzing your resume...</span>{' '}
      <span className="mt-1.5 block text-small text-muted-foreground">This may take a few moments.</span>
    </p>
    <Rungs
      count={3}
      filled={1}
      valueNow={33}
      valueMax={100}
      label="Upload progress"
      className="mt-2.5 w-[220px] max-w-full"
    />
  </DropZoneSurface>
)
