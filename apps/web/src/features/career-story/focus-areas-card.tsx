import { Card, CardHeader } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'

type Area = { name: string; reason: string }

/** A foreign server may put the reason behind a colon: `Linux: asked of a security engineer`. */
const toArea = (area: string, reason: string | undefined): Area => {
  const at = area.indexOf(': ')
  if (reason || at < 0) return { name: area, reason: reason ?? '' }
  const given = area.slice(at + 2)
  return { name: area.slice(0, at), reason: `${given.charAt(0).toUpperCase()}${given.slice(1)}` }
}

type FocusAreaProps = Area & { isReasonBelow: boolean }

/** No line and little space stand between areas with one reason. */
const FocusArea = ({ name, reason, isReasonBelow }: FocusAreaProps) => (
  <li
    className={cn(
      'wrap-anywhere',
      !isReasonBelow && 'border-b border-line pb-2.5 mb-2.5 last:mb-0 last:border-b-0 last:pb-0',
    )}
  >
    <p className="text-h3">{name}</p>
    {!isReasonBelow && reason && <p className="mt-0.5 text-small text-ink-2">{reason}</p>}
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
          <FocusArea
            key={name}
            name={name}
            reason={reason}
            isReasonBelow={reason !== '' && areas[at + 1]?.reason === reason}
          />
        ))}
      </ul>
    </Card>
  )
}
