import type { TaskReportReason } from '@nextrung/contract/task-reports'

/** Why an exercise or a challenge was reported, as the operator reads it. */
export const taskReasonTexts: Readonly<Record<TaskReportReason, string>> = {
  wrong_check: 'the check is wrong',
  not_working: 'it does not work',
  unclear: 'it is unclear',
  outdated: 'it is out of date',
  other: 'something else is wrong',
}
