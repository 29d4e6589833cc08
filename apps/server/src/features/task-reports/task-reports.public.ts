export { keepReport } from './keep-report.ts'
export { taskReasonTexts } from './task-reason-texts.ts'
export { listOpenTaskReports, type TaskReportRow, unsafeCloseTaskReports } from './task-reports.store.ts'
