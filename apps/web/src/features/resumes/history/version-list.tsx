import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { DeleteVersionDialog } from './delete-version-dialog.tsx'
import { OpenVersionDialog } from './open-version-dialog.tsx'
import { VersionRow } from './version-row.tsx'

const shownAtFirst = 5

const countText = (count: number) =>
  count === 1
    ? 'You have one version so far. Give feedback or upload a newer file to get the next one.'
    : `${count} versions. The newest is the current one.`

/** Every version, newest first. `resumes` must not be empty. */
export const VersionList = ({ resumes }: { resumes: ShownResume[] }) => {
  const [showsAll, setShowsAll] = useState(false)
  const [openId, setOpenId] = useState<number>()
  const [deletingId, setDeletingId] = useState<number>()
  const card = useRef<HTMLElement>(null)
  const shown = showsAll ? resumes : resumes.slice(0, shownAtFirst)
  const opened = resumes.find(({ id }) => id === openId)
  const deleting = resumes.find(({ id }) => id === deletingId)
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="version-history">
      <CardHeader title="Version History" titleId="version-history" description={countText(resumes.length)} />
      <ul>
        {shown.map((resume) => (
          <VersionRow
            key={resume.id}
            resume={resume}
            isCurrent={resume.id === resumes[0]?.id}
            onOpen={({ id }) => setOpenId(id)}
            onDelete={({ id }) => setDeletingId(id)}
          />
        ))}
      </ul>
      {resumes.length > shown.length && (
        <Button variant="ghost" size="small" className="mt-3 -ml-3" onClick={() => setShowsAll(true)}>
          Show all {resumes.length} versions
        </Button>
      )}
      {opened && <OpenVersionDialog resume={opened} onClose={() => setOpenId(undefined)} />}
      {deleting && (
        <DeleteVersionDialog
          resume={deleting}
          resumes={resumes}
          focusAfterwards={card}
          onClose={() => setDeletingId(undefined)}
        />
      )}
    </Card>
  )
}
