import { CircleCheck } from 'lucide-react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Rungs } from '../../ui/rungs.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { progressOf, stages } from './resume-progress.ts'

/** How far the current version is. */
export const ResumeStatusCard = ({ status }: { status: string }) => {
  const { percent, rungs } = progressOf(status)
  const isCompleted = status === 'completed'
  return (
    <Card aria-labelledby="resume-status">
      <CardHeader title="Resume Status" titleId="resume-status" className="mb-0.5" />
      <p role="status" className="mb-4 flex items-center gap-1.5 text-small text-ink-2">
        {isCompleted ? (
          <CircleCheck aria-hidden className="size-4 shrink-0 stroke-[1.75] text-primary" />
        ) : (
          <Spinner className="text-primary [&>span]:size-3.5" />
        )}
        {isCompleted ? 'Resume analysis complete' : 'Processing your resume...'}
      </p>
      <Rungs count={stages.length} filled={rungs} valueNow={percent} valueMax={100} label="Resume progress" />
      <ol className="mt-2 grid grid-cols-3 gap-[5px] text-caption text-muted-foreground">
        {stages.map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ol>
    </Card>
  )
}
