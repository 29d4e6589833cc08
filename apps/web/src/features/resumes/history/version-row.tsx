import { FileDown, History, PencilLine, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { isInProgress } from '../resume-progress.ts'
import type { ShownResume } from '../shown-resume.ts'
import { statusText, versionFacts } from './version-name.ts'
import { VersionNameForm } from './version-name-form.tsx'
import { newRestore, useDownloadOriginal, useRestoreVersion } from './versions.queries.ts'

type VersionHeadProps = { resume: ShownResume; isCurrent: boolean }

const VersionHead = ({ resume, isCurrent }: VersionHeadProps) => (
  <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
    <h3 className="text-h3 wrap-anywhere">
      Version {resume.version}
      {resume.label && (
        <span dir="auto" className="ml-2 font-serif text-[.96875rem] font-normal">
          {resume.label}
        </span>
      )}
    </h3>
    {isCurrent && <Badge tone="accent">Current</Badge>}
    {isInProgress(resume.status) && (
      <Badge>
        <Spinner className="[&>span]:size-3" />
        {statusText(resume.status)}
      </Badge>
    )}
  </div>
)

const VersionFacts = ({ resume }: { resume: ShownResume }) => {
  const facts = versionFacts(resume)
  return (
    <>
      {facts && <p className="mt-0.5 text-small text-muted-foreground tabular-nums wrap-anywhere">{facts}</p>}
      {resume.reason && (
        <p dir="auto" className="mt-0.5 text-start text-small text-ink-2 wrap-anywhere">
          {resume.reason}
        </p>
      )}
    </>
  )
}

type VersionRowProps = VersionHeadProps & {
  onOpen: (resume: ShownResume) => void
  onDelete: (resume: ShownResume) => void
}

/** One version and its actions. */
export const VersionRow = ({ resume, isCurrent, onOpen, onDelete }: VersionRowProps) => {
  const [isNaming, setNaming] = useState(false)
  const restore = useRestoreVersion(resume)
  const original = useDownloadOriginal(resume)
  const row = useRef<HTMLLIElement>(null)
  const menuLabel = `Actions for version ${resume.version}`

  const stopNaming = () => {
    setNaming(false)
    row.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
  }
  const isCompleted = !isInProgress(resume.status)
  const actions = [
    {
      label: resume.label ? 'Rename' : 'Name this version',
      icon: <PencilLine aria-hidden />,
      onSelect: () => setNaming(true),
    },
    ...(isCurrent || !isCompleted
      ? []
      : [{ label: 'Restore', icon: <History aria-hidden />, onSelect: () => restore.mutate(newRestore()) }]),
    { label: 'Get the original file', icon: <FileDown aria-hidden />, onSelect: () => original.mutate() },
    { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => onDelete(resume) },
  ]
  return (
    <li
      ref={row}
      aria-busy={restore.isPending || original.isPending || undefined}
      className="flex items-start justify-between gap-3 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0"
    >
      <div className="min-w-0 flex-1">
        {isNaming ? (
          <VersionNameForm resume={resume} onClose={stopNaming} />
        ) : (
          <VersionHead resume={resume} isCurrent={isCurrent} />
        )}
        <VersionFacts resume={resume} />
      </div>
      <div className="flex shrink-0 items-center gap-1.5 max-md:flex-col-reverse max-md:items-end">
        {!isCurrent && (
          <Button
            variant="outline"
            size="small"
            disabled={isInProgress(resume.status)}
            busy={restore.isPending || original.isPending}
            aria-label={`Open version ${resume.version}`}
            onClick={() => onOpen(resume)}
          >
            Open
          </Button>
        )}
        <ActionMenu label={menuLabel} actions={actions} />
      </div>
    </li>
  )
}
