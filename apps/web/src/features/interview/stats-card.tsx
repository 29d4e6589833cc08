import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import type { ShownScores } from './interview.queries.ts'

const percentText = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : `${value.toFixed(1)}%`

const Figure = ({ label, value, why }: { label: string; value: string | undefined; why?: string }) => (
  <div className="min-w-0 md:border-l md:border-line md:pl-6">
    <dt className="text-small text-muted-foreground">{label}</dt>
    <dd className="mt-0.5 text-[1.375rem] leading-7 font-semibold tracking-[-.014em]">
      {value ?? <span className="text-small font-normal tracking-normal text-muted-foreground">{why}</span>}
    </dd>
  </div>
)

/** What the answers so far add up to. Only for somebody who has stats. */
export const StatsCard = ({ scores }: { scores: ShownScores | null | undefined }) => {
  const titleId = useId()
  const { totalInterviews, averageScore, technicalAverage, communicationAverage } = scores ?? {}
  if (!totalInterviews) return null
  return (
    <Card
      aria-labelledby={titleId}
      className="mb-4 flex flex-col gap-4 md:mb-6 md:flex-row md:items-center md:gap-8 md:py-5"
    >
      <h2 id={titleId} className="shrink-0 text-h3 text-ink-2">
        Performance Stats
      </h2>
      <dl className="grid flex-1 grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4 md:gap-x-6">
        <Figure label="Total interviews" value={String(totalInterviews)} />
        <Figure label="Average score" value={percentText(averageScore)} why="No score yet" />
        <Figure label="Technical accuracy" value={percentText(technicalAverage)} why="No score yet" />
        <Figure
          label="Communication"
          value={percentText(communicationAverage)}
          why="Open-ended answers only"
        />
      </dl>
    </Card>
  )
}
