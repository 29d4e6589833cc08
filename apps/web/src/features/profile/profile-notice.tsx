import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { type FieldName, fieldLabels, type ProfileFields } from './profile-fields.ts'

/** The notice above the form: unsaved changes, or changes saved elsewhere meanwhile. */
export type Notice =
  | { kind: 'restored' }
  | { kind: 'filled'; from: string; labels: string[] }
  | { kind: 'conflict'; names: FieldName[]; theirs: ProfileFields }

const listed = new Intl.ListFormat('en')

const StatusNote = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mb-5 rounded-md bg-accent px-3.5 py-2.5 text-small wrap-anywhere">
    {children}
  </p>
)

const valueText = (name: FieldName, theirs: ProfileFields): string => {
  if (name === 'notificationPreferences') return ''
  if (name !== 'education') return theirs[name].trim()
  return theirs.education
    .map(({ degree, institution, graduationYear }) =>
      [degree, institution, graduationYear].filter(Boolean).join(', '),
    )
    .join('; ')
}

type ConflictProps = { names: FieldName[]; theirs: ProfileFields; onUse: (name: FieldName) => void }

const Conflict = ({ names, theirs, onUse }: ConflictProps) => (
  <div role="alert" className="mb-5 rounded-md bg-caution-soft px-3.5 py-3 text-small">
    <p className="flex gap-2 font-550 text-caution">
      <TriangleAlert aria-hidden className="mt-px size-[18px] shrink-0 stroke-[1.75]" />
      This was saved somewhere else while you were editing. Your own text is still in the form; save again to
      keep it.
    </p>
    <ul className="mt-2 grid gap-2 pl-[26px]">
      {names.map((name) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-550">{fieldLabels[name]}:</span>{' '}
            {valueText(name, theirs) ? (
              <span dir="auto" className="font-serif">
                {valueText(name, theirs)}
              </span>
            ) : (
              'emptied'
            )}
          </span>
          <Button variant="ghost" size="small" className="-mx-3" onClick={() => onUse(name)}>
            Use the saved {fieldLabels[name]}
          </Button>
        </li>
      ))}
    </ul>
  </div>
)

type ProfileNoticeProps = {
  notice: Notice | undefined
  hasChanges: boolean
  onUse: (name: FieldName) => void
}

export const ProfileNotice = ({ notice, hasChanges, onUse }: ProfileNoticeProps) => {
  if (!notice) return null
  if (notice.kind === 'conflict')
    return notice.names.length > 0 ? (
      <Conflict names={notice.names} theirs={notice.theirs} onUse={onUse} />
    ) : null
  if (!hasChanges) return null
  if (notice.kind === 'restored')
    return <StatusNote>We restored your earlier changes. They are not saved yet.</StatusNote>
  return (
    <StatusNote>
      {`Filled in from ${notice.from}: ${listed.format(notice.labels)}. Check them, then press Save Changes.`}
    </StatusNote>
  )
}
