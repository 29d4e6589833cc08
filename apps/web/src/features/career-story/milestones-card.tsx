import { Card, CardHeader } from '../../ui/card.tsx'

/** The steps of the way so far, counted. */
export const MilestonesCard = ({ milestones }: { milestones: string[] }) =>
  milestones.length > 0 && (
    <Card aria-labelledby="milestones" className="print:border-0 print:p-0">
      <CardHeader title="Career milestones" titleId="milestones" />
      <ol className="grid gap-2.5">
        {milestones.map((milestone, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the milestone's number.
          <li key={at} className="grid grid-cols-[26px_minmax(0,1fr)]">
            <span aria-hidden className="text-control leading-6 font-550 text-accent-foreground tabular-nums">
              {at + 1}.
            </span>
            <span dir="auto" className="text-start text-body leading-6 wrap-anywhere">
              {milestone}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
