export { findAuditOrigin, listAuditEvents } from './audit.store.ts'
export { auditTextOf, recordAudit, sweepAudit } from './record-audit.ts'
