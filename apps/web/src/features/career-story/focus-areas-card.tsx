import { Card, CardHeader } from '../../ui/card.tsx'

/** `Linux: asked of a security engineer` names the area before the colon. */
const nameAndReason = (area: string): [string, string] => {
  const at = area.indexOf(': ')
  return at < 0 ? [area, ''] : [area.slice(0, at), area.slice(at + 2)]
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const FocusArea = ({ area }: { area: string }) => {
  const [name, reason] = nameAndReason(area)
  return (
    <li className="border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0 wrap-anywhere">
      <p className="text-h3">{name}</p>
      {reason && <p className="mt-0.5 text-small text-ink-2">{sentence(reason)}</p>}
    </li>
  )
}

export const FocusAreasCard = ({ focusAreas }: { focusAreas: string[] }) =>
  focusAreas.length > 0 && (
    <Card aria-labelledby="focus-areas" className="print:border-0 print:p-0">
      <CardHeader title="Key focus areas" titleId="focus-areas" className="mb-3" />
      <ul>
        {[...new Set(focusAreas)].map((area) => (
          <FocusArea key={area} area={area} />
        ))}
      </ul>
    </Card>
  )
