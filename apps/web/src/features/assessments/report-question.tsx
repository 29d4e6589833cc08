import { assessmentLimits } from '@nextrung/contract/assessments'
import { ReportDialog } from '../../ui/report-dialog.tsx'
import { type ReportReason, useReportQuestion } from './assessments.queries.ts'

const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'wrong_answer', label: 'The marked answer is wrong' },
  { value: 'more_than_one_answer', label: 'More than one answer is right' },
  { value: 'unclear', label: 'It’s unclear' },
  { value: 'outdated', label: 'It’s out of date' },
  { value: 'other', label: 'Something else' },
]

/** Tells the operator that something is wrong with a question. */
export const ReportQuestion = ({ id }: { id: number }) => {
  const report = useReportQuestion()
  return (
    <ReportDialog
      label="Report this question"
      reasons={reasons}
      noteCharacters={assessmentLimits.noteCharacters}
      state={report}
      onSend={(body) => report.mutate({ id, ...body })}
    />
  )
}
