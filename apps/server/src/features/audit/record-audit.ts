import type { Services } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import type { RequestFacts } from '../../http/request-context.ts'
import { deleteAuditEventsBefore, insertAuditEvent } from './audit.store.ts'

/** The acts of note, with the words that the person reads. */
const auditTexts = {
  'account.created': 'Account created',
  'sign-in.succeeded': 'Signed in',
  'sign-in.failed': 'Sign-in failed: wrong password',
  'sign-in.refused': 'Sign-in refused',
  'sign-in.second-factor-failed': 'Sign-in failed: wrong code',
  'sign-out': 'Signed out',
  'google.linked': 'Google account linked',
  'google.unlinked': 'Google account unlinked',
  'password.changed': 'Password changed',
  'password.reset-requested': 'Password reset requested',
  'password.reset': 'Password set anew by mail',
  'password.reset-by-operator': 'Password reset by the operator',
  'email.verified': 'Sign-in address verified',
  'email.change-requested': 'Change of the sign-in address requested',
  'email.change-withdrawn': 'Change of the sign-in address taken back',
  'email.changed': 'Sign-in address changed',
  'profile.contact-changed': 'Contact address changed',
  'second-factor.on': 'Second factor turned on',
  'second-factor.off': 'Second factor turned off',
  'second-factor.codes-renewed': 'Recovery codes renewed',
  'device.signed-out': 'A device was signed out',
  'devices.signed-out': 'All other devices were signed out',
  'account.disabled': 'Account disabled by the operator',
  'account.enabled': 'Account enabled by the operator',
  'account.deleted': 'Account deleted',
  'access.denied': 'Too many requests for things that are not there',
  'export.requested': 'Download of everything requested',
  'export.downloaded': 'Everything downloaded',
  'trial.started': 'Free trial started',
  'subscription.started': 'Subscription started',
  'subscription.changed': 'Subscription changed',
  'subscription.cancelled': 'Subscription cancelled at the end of its period',
  'subscription.reactivated': 'Subscription reactivated',
  'subscription.ended': 'Subscription ended',
} as const

const isKnown = (event: string): event is AuditEventName => Object.hasOwn(auditTexts, event)

/** An act in the words that the person reads; one of a newer program stays as it is written. */
export const auditTextOf = (event: string): string => (isKnown(event) ? auditTexts[event] : event)

export type AuditEventName = keyof typeof auditTexts

export type AuditEvent = {
  userId: number
  event: AuditEventName
  detail?: Record<string, string | number | boolean>
  request?: Pick<RequestFacts, 'id' | 'ip' | 'headers'>
}

/**
 * Writes an act of note down: one row, never a person's words. Give it the transaction that does the act, so that
 * neither stands without the other.
 */
export const recordAudit = (db: Database, { request, ...act }: AuditEvent): Promise<void> =>
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
