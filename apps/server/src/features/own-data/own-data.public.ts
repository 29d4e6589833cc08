export { eraseAccount, eraseAccountJob } from './erase-account.job.ts'
export { sweepExports } from './exports.store.ts'
