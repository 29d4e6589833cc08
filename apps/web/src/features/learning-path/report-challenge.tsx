import { type TaskReportReason, taskReportLimits } from '@nextrung/contract/task-reports'
import { useReportTask } from '../../lib/use-report-task.ts'
import { ReportDialog } from '../../ui/report-dialog.tsx'
import type { ShownChallenge } from './shown-learning.ts'

const reasons: readonly { value: TaskReportReason; label: string }[] = [
  { value: 'unclear', label: 'It’s unclear' },
  { value: 'wrong_check', label: 'A check is wrong' },
  { value: 'not_working', label: 'A step or link doesn’t work' },
  { value: 'outdated', label: 'It’s out of date' },
  { value: 'other', label: 'Something else' },
]

/** Tells the operator that something is wrong with a challenge. */
export const ReportChallenge = ({ challenge: { id, title } }: { challenge: ShownChallenge }) => {
  const report = useReportTask({ kind: 'challenge', id })
  return (
    <ReportDialog
      label="Report this challenge"
      about={title}
      reasons={reasons}
      noteCharacters={taskReportLimits.noteCharacters}
      size="small"
      state={report}
      onSend={(body) => report.mutate(body)}
    />
  )
}
