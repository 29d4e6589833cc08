import type { ResumeDesign } from '@nextrung/contract/resume-design'
import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { useDrawAgain, usePreview } from './design.queries.ts'
import { PagePicture } from './page-picture.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { paperShapes, templateNames } from './template-labels.ts'

type PagePreviewProps = { resume: ShownResume; design: ResumeDesign }

const Failed = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <div
    role="status"
    className="grid size-full content-center justify-items-center gap-3 bg-sheet p-6 text-center"
  >
    <ImageOff aria-hidden className="size-6 stroke-[1.75] text-muted-foreground" />
    <p className="text-small text-ink-2">We could not show this page. The downloads may still work.</p>
    <Button variant="outline" size="small" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </div>
)

/** A full page in the chosen look, with buttons for the other pages. */
export const PagePreview = ({ resume, design }: PagePreviewProps) => {
  const [wanted, setWanted] = useState(1)
  const first = usePreview(resume, { ...design, page: 1 })
  const pages = first.data?.pages ?? 1
  const page = Math.min(wanted, pages)
  const { data, isError, isFetching } = usePreview(resume, { ...design, page })
  const drawAgain = useDrawAgain(resume)
  const label = `Page ${page} of your resume, ${templateNames[design.template]}`

  const content = () => {
    if (data) return <PagePicture picture={data.picture} label={label} />
    if (isError) return <Failed busy={isFetching} onRetry={() => void drawAgain()} />
    return <PageSkeleton />
  }
  return (
    <div>
      <div
        aria-busy={isFetching || undefined}
        className={cn(
          '@container overflow-hidden rounded-sm border border-line shadow-sheet',
          paperShapes[design.paper],
        )}
      >
        {content()}
      </div>
      {pages > 1 && (
        <div className="mt-2 flex items-center justify-center gap-1 text-small text-ink-2">
          <IconButton label="Previous page" disabled={page === 1} onClick={() => setWanted(page - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span role="status" className="min-w-24 text-center tabular-nums">
            {`Page ${page} of ${pages}`}
          </span>
          <IconButton label="Next page" disabled={page === pages} onClick={() => setWanted(page + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  )
}
