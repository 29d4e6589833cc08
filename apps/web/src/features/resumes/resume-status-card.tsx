import { CircleCheck, History } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Rungs } from '../../ui/rungs.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { progressOf, stages } from './resume-progress.ts'

type ResumeStatusCardProps = {
  status: string
  /** The id of the history that the toggle opens. */
  historyId: string
  historyOpen: boolean
  onHistoryToggle: () => void
}

const StatusLine = ({ isCompleted }: { isCompleted: boolean }) => (
  <p role="status" className="mt-0.5 flex items-center gap-1.5 text-small text-ink-2">
    {isCompleted ? (
      <CircleCheck aria-hidden className="size-4 shrink-0 stroke-[1.75] text-primary" />
    ) : (
      <Spinner className="text-primary [&>span]:size-3.5" />
    )}
    {isCompleted ? 'Resume analysis complete' : 'Processing your resume...'}
  </p>
)

/** The current version's progress, and the toggle for earlier versions. */
export const ResumeStatusCard = ({
  status,
  historyId,
  historyOpen,
  onHistoryToggle,
}: ResumeStatusCardProps) => {
  const { percent, rungs } = progressOf(status)
  return (
    <Card aria-labelledby="resume-status">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <h2 id="resume-status" className="text-h2">
            Resume Status
          </h2>
          <StatusLine isCompleted={status === 'completed'} />
        </div>
        <Button
          variant="outline"
          size="small"
          aria-expanded={historyOpen}
          aria-controls={historyOpen ? historyId : undefined}
          onClick={onHistoryToggle}
          className={historyOpen ? 'bg-sunken' : undefined}
        >
          <History aria-hidden />
          View History
        </Button>
      </header>
      <Rungs count={stages.length} filled={rungs} valueNow={percent} valueMax={100} label="Resume progress" />
      <ol className="mt-2 grid grid-cols-3 gap-[5px] text-caption text-muted-foreground">
        {stages.map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ol>
    </Card>
  )
}
