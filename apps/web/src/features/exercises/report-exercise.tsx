import { type TaskReportReason, taskReportLimits } from '@nextrung/contract/task-reports'
import { useReportTask } from '../../lib/use-report-task.ts'
import { ReportDialog } from '../../ui/report-dialog.tsx'
import type { ShownExercise } from './exercises.queries.ts'

const reasons: readonly { value: TaskReportReason; label: string }[] = [
  { value: 'wrong_check', label: 'The tests are wrong' },
  { value: 'not_working', label: 'It doesn’t work in my browser' },
  { value: 'unclear', label: 'It’s unclear' },
  { value: 'outdated', label: 'It’s out of date' },
  { value: 'other', label: 'Something else' },
]

/** Tells the operator that something is wrong with an exercise. */
export const ReportExercise = ({ exercise }: { exercise: ShownExercise }) => {
  const report = useReportTask({ kind: 'exercise', id: exercise.id })
  return (
    <ReportDialog
      label="Report this exercise"
      reasons={reasons}
      noteCharacters={taskReportLimits.noteCharacters}
      size="small"
      state={report}
      onSend={(body) => report.mutate(body)}
    />
  )
}
