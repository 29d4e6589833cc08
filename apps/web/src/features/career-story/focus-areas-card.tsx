import { Card, CardHeader } from '../../ui/card.tsx'

type Area = { name: string; reason: string }

/** A foreign server may put the reason behind a colon: `Linux: asked of a security engineer`. */
const toArea = (area: string, reason: string | undefined): Area => {
  const at = area.indexOf(': ')
  if (reason || at < 0) return { name: area, reason: reason ?? '' }
  const given = area.slice(at + 2)
  return { name: area.slice(0, at), reason: `${given.charAt(0).toUpperCase()}${given.slice(1)}` }
}

const FocusArea = ({ name, reason }: Area) => (
  <li className="border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0 wrap-anywhere">
    <p className="text-h3">{name}</p>
    {reason && <p className="mt-0.5 text-small text-ink-2">{reason}</p>}
  </li>
)

type FocusAreasCardProps = { focusAreas: readonly string[]; reasons: readonly string[] | undefined }

/** What to concentrate on, and why. Neighbors with one reason share it, below the last of them. */
export const FocusAreasCard = ({ focusAreas, reasons = [] }: FocusAreasCardProps) => {
  const areas = focusAreas
    .map((area, at) => toArea(area, reasons[at]))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
  if (areas.length === 0) return null
  return (
    <Card aria-labelledby="focus-areas" className="print:border-0 print:p-0">
      <CardHeader title="Key focus areas" titleId="focus-areas" className="mb-3" />
      <ul>
        {areas.map(({ name, reason }, at) => (
          <FocusArea key={name} name={name} reason={areas[at + 1]?.reason === reason ? '' : reason} />
        ))}
      </ul>
    </Card>
  )
}
