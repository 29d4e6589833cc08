import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { markKinds, markWords } from './marks.ts'

const shown = ['kept', 'reworded', 'needs-number'] as const

export const MarkLegend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-2 text-caption text-ink-2">
    {shown.map((mark) => (
      <li key={mark} className="inline-flex items-center gap-2">
        <EvidenceMark kind={markKinds[mark]} />
        {markWords[mark]}
      </li>
    ))}
  </ul>
)
