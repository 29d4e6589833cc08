import { type AuditEventName, auditTexts } from '@nextrung/contract/audit-events'
import type { Services } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import type { RequestFacts } from '../../http/request-context.ts'
import { deleteAuditEventsBefore, insertAuditEvent } from './audit.store.ts'

const isKnown = (event: string): event is AuditEventName => Object.hasOwn(auditTexts, event)

/** The text shown for an event. An event name written by a newer version of the program is shown as is. */
export const auditTextOf = (event: string): string => (isKnown(event) ? auditTexts[event] : event)

export type AuditEvent = {
  userId: number
  event: AuditEventName
  detail?: Record<string, string | number | boolean>
  request?: Pick<RequestFacts, 'id' | 'ip' | 'headers'>
}

/**
 * Writes an audit event: one row, never text a person wrote. Pass the transaction that performs the action, so that
 * both commit or neither does.
 * @returns the id of the row /
 */
export const recordAudit = (db: Database, { request, ...act }: AuditEvent): Promise<number> =>
  insertAuditEvent(db, {
    userId: act.userId,
    event: act.event,
    detail: act.detail ?? null,
    requestId: request?.id ?? null,
    ipAddress: request?.ip ?? null,
    userAgent: request?.headers.get('user-agent')?.slice(0, 300) ?? null,
  })

/** Deletes events whose retention period has ended. */
export const sweepAudit = async ({ db, config, now }: Services): Promise<void> => {
  const retentionMs = config.auditRetentionDays * 24 * 3600_000
  await deleteAuditEventsBefore(db, new Date(now().getTime() - retentionMs))
}
