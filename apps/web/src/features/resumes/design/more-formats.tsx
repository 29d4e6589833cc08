import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { type DownloadFormat, useDownloadResume } from '../resumes.queries.ts'

type FormatProps = { id: number; format: DownloadFormat; label: string; note: string }

const Format = ({ id, format, label, note }: FormatProps) => {
  const download = useDownloadResume()
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div className="min-w-0">
        <p className="text-control font-550">{label}</p>
        <p className="text-caption text-muted-foreground">{note}</p>
      </div>
      <Button
        variant="outline"
        size="small"
        busy={download.isPending}
        aria-label={`Download ${label}`}
        onClick={() => download.mutate({ id, format })}
      >
        {!download.isPending && <Download aria-hidden />}
        Download
      </Button>
    </li>
  )
}

/** Formats for other programs. The chosen look doesn't apply to them. */
export const MoreFormats = ({ id }: { id: number }) => (
  <section>
    <h3 className="text-h3">More formats</h3>
    <ul className="mt-1 divide-y divide-line">
      <Format id={id} format="json" label="JSON Resume" note="Opens in other resume programs" />
      <Format id={id} format="md" label="Markdown" note="Plain text with headings and lists" />
    </ul>
  </section>
)
