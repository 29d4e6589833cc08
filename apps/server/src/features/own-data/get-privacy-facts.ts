import type { PrivacyFacts } from '@nextrung/contract/own-data'
import type { PublicContext } from '../../http/request-context.ts'
import { requestsKeptHours } from '../../idempotency/sweep-answered.ts'
import { finishedJobsKeptDays } from '../../jobs/queue.ts'
import { knownDeviceRetentionDays, sessionTimes } from '../identity/identity.public.ts'
import { exportHours } from './request-export.ts'

const dayMs = 24 * 3600_000

/**
 * What this server stores, for how long, and which enabled services send data elsewhere. Taken from its actual
 * settings, not from a policy text.
 */
export const getPrivacyFacts = async ({ config, payments }: PublicContext): Promise<PrivacyFacts> => ({
  contact: config.operatorEmail ?? null,
  database: config.databaseUrl ? 'server' : 'embedded',
  isEncryptedOnTheWay: config.isProduction,
  signInProvider: config.google ? new URL(config.google.issuer).hostname : null,
  mailServer: config.mail ? new URL(config.mail.url).hostname : null,
  payments: payments?.name ?? null,
  keptFor: {
    sessionIdleDays: sessionTimes.idleMs / dayMs,
    sessionDays: sessionTimes.absoluteMs / dayMs,
    attemptDays: knownDeviceRetentionDays,
    auditDays: config.auditRetentionDays,
    exportHours,
    requestHours: requestsKeptHours,
    queueDays: finishedJobsKeptDays,
  },
})
