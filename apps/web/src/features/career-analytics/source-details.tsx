import type { MarketSource } from '@nextrung/contract/market-figures'
import { Badge } from '../../ui/badge.tsx'
import { fitWords } from './format-figure.ts'
import { useMarketFacts } from './market-facts.tsx'

/** How well the official occupation fits the role. */
export const FitBadge = () => {
  const { occupation } = useMarketFacts()
  return occupation ? <Badge tone="outline">{fitWords[occupation.fit]}</Badge> : null
}

/** The occupation behind official figures, and why it was chosen for the role. */
export const OccupationNote = () => {
  const { occupation } = useMarketFacts()
  if (!occupation) return null
  return (
    <p>
      {`Official figures are for ${occupation.title} (${occupation.code}). ${fitWords[occupation.fit]}: ${occupation.reason}`}
    </p>
  )
}

const SourceText = ({ source }: { source: MarketSource }) => (
  <li>
    {source.url ? (
      <a
        href={source.url}
        target="_blank"
        rel="noreferrer"
        className="font-550 text-accent-foreground underline underline-offset-3"
      >
        {source.title}
      </a>
    ) : (
      <span className="font-550 text-foreground">{source.title}</span>
    )}
    {`, ${source.year}`}
    {source.licence && <span className="text-muted-foreground">{` (${source.licence})`}</span>}
    {source.caveat && <span className="block">{source.caveat}</span>}
  </li>
)

/** The sources with these ids, each once, with licence and caveat. */
export const SourceList = ({ ids }: { ids: readonly string[] }) => {
  const { findSource } = useMarketFacts()
  const found = [...new Set(ids)].flatMap((id) => findSource(id) ?? [])
  if (found.length === 0) return null
  return (
    <ul className="grid gap-1.5 border-t border-line pt-2.5 text-caption">
      {found.map((source) => (
        <SourceText key={source.id} source={source} />
      ))}
    </ul>
  )
}
