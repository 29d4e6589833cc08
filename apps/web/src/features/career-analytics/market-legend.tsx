import { EvidenceMark } from '../../ui/evidence-mark.tsx'

const entries = [
  ['solid', 'Published figure'],
  ['half', 'Calculated from published figures'],
  ['hollow', 'Not verified'],
] as const

export const MarketLegend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-caption text-ink-2">
    {entries.map(([kind, words]) => (
      <li key={kind} className="inline-flex items-center gap-2">
        <EvidenceMark kind={kind} />
        {words}
      </li>
    ))}
  </ul>
)
