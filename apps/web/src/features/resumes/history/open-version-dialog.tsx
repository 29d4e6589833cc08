import { useMemo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DocumentSheet, TextSheet } from '../document-sheet.tsx'
import { DownloadButtons } from '../download-buttons.tsx'
import { evidenceSummary } from '../evidence-summary.ts'
import { MarkLegend } from '../mark-legend.tsx'
import { linesOf, sheetOf } from '../sheet-sections.ts'
import { SheetSkeleton } from '../sheet-skeleton.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { versionFacts, versionName } from './version-name.ts'
import { useVersion } from './versions.queries.ts'

const VersionText = ({ resume }: { resume: ShownResume }) => {
  const text = resume.optimizedContent || resume.originalContent
  if (!text) return <p className="text-small text-ink-2">There is no text to show for this version.</p>
  return <TextSheet text={text} />
}

const LoadFailure = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <div role="alert" className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
    <p className="text-small text-ink-2">
      We could not load the evidence for this version. Here is its text.
    </p>
    <Button variant="outline" size="small" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </div>
)

const VersionContent = ({ resume }: { resume: ShownResume }) => {
  const { data, isPending, isError, isFetching, refetch } = useVersion(resume.id)
  const sheet = useMemo(() => data?.document && sheetOf(data.document, data.evidence ?? {}), [data])
  if (isPending)
    return (
      <>
        <p role="status" className="sr-only">
          Loading version {resume.version}
        </p>
        <SheetSkeleton />
      </>
    )
  if (isError)
    return (
      <>
        <LoadFailure busy={isFetching} onRetry={() => void refetch()} />
        <VersionText resume={resume} />
      </>
    )
  if (!sheet) return <VersionText resume={resume} />
  const counts = data?.evidence ? evidenceSummary(linesOf(sheet)) : ''
  return (
    <>
      {counts && (
        <div className="mb-3.5">
          <MarkLegend />
        </div>
      )}
      <DocumentSheet sheet={sheet} fileName={resume.fileName} />
      {counts && <p className="mt-3.5 text-caption text-muted-foreground">{counts}</p>}
    </>
  )
}

type OpenVersionDialogProps = { resume: ShownResume; onClose: () => void }

/** An older version to read and download. It can't be edited. */
export const OpenVersionDialog = ({ resume, onClose }: OpenVersionDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => {
      if (!open) onClose()
    }}
    title={versionName(resume)}
    description={versionFacts(resume)}
    className="flex max-h-[calc(100dvh-32px)] max-w-[820px] flex-col p-0 [&>div:first-child]:px-7 [&>div:first-child]:pt-6 [&>div:first-child]:pb-4 max-md:[&>div:first-child]:px-[18px]"
  >
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      aria-label={`Content of version ${resume.version}`}
      className="min-h-0 overflow-y-auto border-t border-line px-7 pt-5 pb-7 outline-offset-[-2px] max-md:px-[18px]"
    >
      <div className="mb-4">
        <DownloadButtons
          id={resume.id}
          disabled={resume.status !== 'completed' || resume.notResume !== undefined}
        />
      </div>
      <VersionContent resume={resume} />
    </section>
  </Dialog>
)
