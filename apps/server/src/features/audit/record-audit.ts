import { type AuditEventName, auditTexts } from '@nextrung/contract/audit-events'
import type { Services } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import type { RequestFacts } from '../../http/request-context.ts'
import { deleteAuditEventsBefore, insertAuditEvent } from './audit.store.ts'

const isKnown = (event: string): event is AuditEventName => Object.hasOwn(auditTexts, event)

/** An act in the words that the person reads; one of a newer program stays as it is written. */
export const auditTextOf = (event: string): string => (isKnown(event) ? auditTexts[event] : event)

export type AuditEvent = {
  userId: number
  event: AuditEventName
  detail?: Record<string, string | number | boolean>
  request?: Pick<RequestFacts, 'id' | 'ip' | 'headers'>
}

/**
 * Writes an act of note down: one row, never a person's words. Give it the transaction that does the act, so that
 * neither stands without the other.
 * @returns the id of the row
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

/** Lets events go whose retention has ended. */
export const sweepAudit = async ({ db, config, now }: Services): Promise<void> => {
  const retentionMs = config.auditRetentionDays * 24 * 3600_000
  await deleteAuditEventsBefore(db, new Date(now().getTime() - retentionMs))
}
