export { listAuditEvents } from './audit.store.ts'
export { type AuditEventName, auditTexts, recordAudit, sweepAudit } from './record-audit.ts'
