export { listAuditEvents } from './audit.store.ts'
export { type AuditEventName, auditTextOf, recordAudit, sweepAudit } from './record-audit.ts'
