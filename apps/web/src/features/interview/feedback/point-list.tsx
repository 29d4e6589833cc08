import { type EvidenceKind, EvidenceMark } from '../../../ui/evidence-mark.tsx'
import { TextWithCode } from '../../../ui/text-with-code.tsx'
import '../../../ui/serif.css'
import type { ShownFeedback } from '../interview.queries.ts'
import { FeedbackSection } from './feedback-section.tsx'

type Point = ShownFeedback['points'][number]

const states: Record<Point['state'], { mark: EvidenceKind; label: string; order: number }> = {
  met: { mark: 'solid', label: 'Met', order: 0 },
  partly: { mark: 'half', label: 'Partly', order: 1 },
  missed: { mark: 'hollow', label: 'Not found in your answer', order: 2 },
}

const PointItem = ({ point }: { point: Point }) => {
  const { mark, label } = states[point.state]
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-3">
      <EvidenceMark kind={mark} className="mt-2" />
      <div className="min-w-0">
        <p className="text-small font-550 wrap-anywhere">
          <span className={point.state === 'missed' ? 'text-caution' : 'text-accent-foreground'}>
            {label}
          </span>
          {point.essential && <span className="font-normal text-muted-foreground"> · essential</span>}
        </p>
        <p className="text-body wrap-anywhere">
          <TextWithCode>{point.point}</TextWithCode>
        </p>
        {point.quote && (
          <q dir="auto" className="mt-0.5 block text-start text-document text-ink-2 wrap-anywhere">
            {point.quote}
          </q>
        )}
      </div>
    </li>
  )
}

const summaryOf = (points: readonly Point[]): string => {
  const count = (state: Point['state']) => points.filter((point) => point.state === state).length
  const partly = count('partly')
  return `${count('met')} of ${points.length} met${partly > 0 ? `, ${partly} partly` : ''}`
}

/** Each key point, with the answer's own words that say it. */
export const PointList = ({ points }: { points: readonly Point[] }) => {
  const ordered = [...points].sort((a, b) => states[a.state].order - states[b.state].order)
  return (
    <FeedbackSection title={`Key points: ${summaryOf(points)}`}>
      <ul className="grid gap-x-10 gap-y-4 lg:grid-cols-2 print:grid-cols-2">
        {ordered.map((point) => (
          <PointItem key={point.point} point={point} />
        ))}
      </ul>
    </FeedbackSection>
  )
}
