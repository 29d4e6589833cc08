export { advanceSampleEmployers } from './advance-sample-employers.ts'
export { applicationAnswers } from './application-answer.ts'
export {
  type ApplicationRow,
  countApplications,
  countAutomaticSince,
  findApplication,
  findApplicationTo,
  listApplicationRows,
  listSent,
} from './applications.store.ts'
export { findDocument } from './documents.store.ts'
export { type JobToSend, type ResumePacket, sendApplications, sha256Of } from './send-applications.ts'
export { sweepDeletedApplications } from './sweep-deleted-applications.ts'
