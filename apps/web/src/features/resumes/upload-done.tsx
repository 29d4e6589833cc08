import { Check } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { DropZoneSurface } from '../../ui/drop-zone.tsx'

type UploadDoneProps = { fileName: string; onAgain: () => void }

export const UploadDone = ({ fileName, onAgain }: UploadDoneProps) => (
  <DropZoneSurface className="py-7">
    <span className="mb-1.5 grid size-11 place-items-center rounded-md bg-accent text-accent-foreground">
      <Check aria-hidden className="size-[22px] stroke-2" />
    </span>
    <p className="max-w-full text-h3 wrap-anywhere">
      <span dir="auto">{fileName}</span> is uploaded
    </p>
    <p className="text-small text-balance text-muted-foreground">
      We are analyzing it. The result will appear on your dashboard.
    </p>
    <Button variant="ghost" size="small" className="mt-2.5" onClick={onAgain}>
      Upload another file
    </Button>
  </DropZoneSurface>
)
