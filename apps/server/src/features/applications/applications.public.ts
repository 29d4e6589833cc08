export { advanceSampleEmployers } from './advance-sample-employers.ts'
export { applicationAnswers } from './application-answer.ts'
export {
  type ApplicationRow,
  countApplications,
  countAutomaticSince,
  type EventRow,
  findApplication,
  findApplicationTo,
  listAllApplicationRows,
  listEvents,
  listSent,
} from './applications.store.ts'
export { backdateApplications } from './backdate.store.ts'
export { findDocument } from './documents.store.ts'
export { type EntryRow, listEntryRows } from './entries.store.ts'
export { type ResumePacket, sendApplications, sha256Of } from './send-applications.ts'
export { sweepDeletedApplications } from './sweep-deleted-applications.ts'
