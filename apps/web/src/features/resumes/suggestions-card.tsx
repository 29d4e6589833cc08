import { useMemo } from 'react'
import { Card } from '../../ui/card.tsx'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { markWords } from './marks.ts'
import { readSuggestions } from './read-suggestions.ts'

// A suggestion that asks for a number has the same mark as the line it is about.
const asksForNumber = /\b(numbers?|figures?|how (?:many|much|often|long))\b/i

const Bullet = () => (
  <span aria-hidden className="mt-2 ml-[5px] size-[5px] rounded-full bg-muted-foreground" />
)

type SuggestionsCardProps = { feedback: string | null; roleBasis: string }

/** Suggestions for a better resume; renders nothing if there are none. */
export const SuggestionsCard = ({ feedback, roleBasis }: SuggestionsCardProps) => {
  const suggestions = useMemo(() => readSuggestions(feedback), [feedback])
  if (suggestions.length === 0) return null
  return (
    <Card aria-labelledby="optimization-suggestions">
      <h2 id="optimization-suggestions" className="mb-3.5 text-h2">
        Optimization Suggestions
      </h2>
      <ul className="grid gap-3.5 text-small">
        {suggestions.map((suggestion) => (
          <li key={suggestion} className="grid grid-cols-[16px_minmax(0,1fr)] gap-3">
            {asksForNumber.test(suggestion) ? (
              <EvidenceMark kind="hollow" label={markWords['needs-number']} className="mt-[7px]" />
            ) : (
              <Bullet />
            )}
            <span dir="auto" className="text-start wrap-anywhere">
              {suggestion}
            </span>
          </li>
        ))}
      </ul>
      {roleBasis && (
        <SourceNote
          kind="half"
          name="Where the role's skills come from"
          text={roleBasis}
          className="mt-4 border-t border-line pt-3"
        />
      )}
    </Card>
  )
}
