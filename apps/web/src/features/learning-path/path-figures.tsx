import type { ShownPath } from './shown-learning.ts'

const Figure = ({ name, children }: { name: string; children: string }) => (
  <div className="min-w-0">
    <dt className="text-small text-muted-foreground">{name}</dt>
    <dd className="text-h3 wrap-anywhere">{children}</dd>
  </div>
)

/** How long, how far, and how many milestones. */
export const PathFigures = ({ path }: { path: ShownPath }) => {
  const { milestones, estimatedDuration, progressPercentage } = path
  const completed = milestones.filter((milestone) => milestone.completed).length
  return (
    <dl className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
      {estimatedDuration && <Figure name="Estimated Duration">{estimatedDuration}</Figure>}
      <Figure name="Progress">{`${Math.round(progressPercentage ?? 0)}%`}</Figure>
      <Figure name="Milestones">{`${completed}/${milestones.length}`}</Figure>
    </dl>
  )
}
