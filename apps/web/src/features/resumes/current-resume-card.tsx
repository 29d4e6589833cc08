import { type ReactNode, useMemo } from 'react'
import { providerOf } from '../../lib/provider-of.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EngineBadge } from '../../ui/engine-badge.tsx'
import { dateTimeText } from './date-text.ts'
import { DocumentSheet, TextSheet } from './document-sheet.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import { evidenceSummary } from './evidence-summary.ts'
import { MarkLegend } from './mark-legend.tsx'
import { isInProgress } from './resume-progress.ts'
import { linesOf, type Sheet, sheetOf } from './sheet-sections.ts'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import type { ShownResume } from './shown-resume.ts'

const Unfinished = () => (
  <>
    <p className="mb-3.5 text-small text-ink-2">
      We are reading and optimizing your file. The result will appear here when it is ready.
    </p>
    <SheetSkeleton />
  </>
)

const OriginalText = ({ text }: { text: string }) =>
  text ? (
    <>
      <p className="mb-3.5 text-small text-ink-2">This is the text we read from your file.</p>
      <TextSheet text={text} />
    </>
  ) : (
    <p className="text-small text-ink-2">There is no text to show for this version.</p>
  )

const Content = ({ resume, sheet }: { resume: ShownResume; sheet: Sheet | undefined }) => {
  if (isInProgress(resume.status)) return <Unfinished />
  if (sheet) return <DocumentSheet key={resume.id} sheet={sheet} fileName={resume.fileName} />
  if (resume.optimizedContent) return <TextSheet text={resume.optimizedContent} />
  return <OriginalText text={resume.originalContent} />
}

const Foot = ({ engine, counts }: { engine: string; counts: string }) => {
  if (!engine && !counts) return null
  const provider = providerOf(engine)
  return (
    <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-caption text-muted-foreground">
      {engine && (
        <p className="flex flex-wrap items-center gap-x-3">
          <EngineBadge provider={provider} />
          {provider && 'Your resume was sent to it.'}
        </p>
      )}
      {counts && <p>{counts}</p>}
    </div>
  )
}

type CurrentResumeCardProps = {
  resume: ShownResume
  /** The button for correcting the text, next to the downloads. */
  correction?: ReactNode
  /** The feedback form. */
  children?: ReactNode
}

/** The newest version: its optimised text with evidence for every line, and the downloads. */
export const CurrentResumeCard = ({ resume, correction, children }: CurrentResumeCardProps) => {
  const { document, evidence } = resume
  const sheet = useMemo(() => document && sheetOf(document, evidence ?? {}), [document, evidence])
  const isCompleted = resume.status === 'completed'
  const counts = isCompleted && sheet && evidence ? evidenceSummary(linesOf(sheet)) : ''
  const madeAt = dateTimeText(resume.createdAt)
  return (
    <Card aria-labelledby="current-resume">
      <CardHeader
        title="Current Resume & Next Steps"
        titleId="current-resume"
        description={
          <span className="tabular-nums">{`Version ${resume.version}${madeAt && `, ${madeAt}`}`}</span>
        }
        action={
          <div className="flex flex-wrap gap-2">
            {correction}
            <DownloadButtons id={resume.id} disabled={!isCompleted} />
          </div>
        }
        className="max-xl:flex-wrap"
      />
      {counts && (
        <div className="mb-3.5">
          <MarkLegend />
        </div>
      )}
      <Content resume={resume} sheet={sheet} />
      {isCompleted && <Foot engine={resume.engine} counts={counts} />}
      {children}
    </Card>
  )
}
