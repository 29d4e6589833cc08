import { Select } from '../../../ui/select.tsx'
import { dayText } from '../date-text.ts'
import { versionName } from '../history/version-name.ts'
import type { ShownResume } from '../shown-resume.ts'
import type { VersionPair } from './comparison.queries.ts'

type PairChooserProps = {
  resumes: ShownResume[]
  pair: VersionPair
  onChoose: (ids: [number, number]) => void
}

const optionText = (resume: ShownResume): string => {
  const day = resume.label ? '' : dayText(resume.createdAt)
  return day ? `${versionName(resume)}, ${day}` : versionName(resume)
}

/** Picks the two versions to compare; never the same version twice. */
export const PairChooser = ({ resumes, pair, onChoose }: PairChooserProps) => {
  const optionsWithout = (other: ShownResume) =>
    resumes
      .filter(({ id }) => id !== other.id)
      .map((resume) => ({ value: String(resume.id), label: optionText(resume) }))
  const select = (which: 'older' | 'newer', other: ShownResume) => (
    <Select
      aria-label={which === 'older' ? 'From version' : 'To version'}
      placeholder="Choose a version"
      value={String(pair[which].id)}
      options={optionsWithout(other)}
      onChange={(id) => onChoose([Number(id), other.id])}
      className="text-small md:h-[34px] md:w-[264px]"
    />
  )
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-center gap-x-2.5 gap-y-1.5 text-small text-muted-foreground md:flex">
      <span>From</span>
      {select('older', pair.newer)}
      <span>to</span>
      {select('newer', pair.older)}
    </div>
  )
}
