import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential, whole } from './reader-marks.ts'

/** Empty for an account without a password, which needs a sign-in within the last ten minutes instead. */
const password = z.string().max(128).optional()

/** Creates a link to all of the person's data. Only this person can use it, for 24 hours. */
export const requestExport = defineCall({
  method: 'POST',
  path: '/api/account/export',
  access: 'session',
  cost: 'password',
  idempotency: 'none',
  audit: ['export.requested'],
  body: z.object({ password }),
  response: z.object({ url: essential(z.string()), expiresAt: z.string() }),
})

/** A ZIP with JSON of every table, JSON Resume, and the original and generated files. */
export const downloadExport = defineCall({
  method: 'GET',
  path: '/api/account/export/:token',
  access: 'session',
  cost: 'work',
  audit: ['export.downloaded'],
  params: z.object({ token: z.string().min(20).max(200) }),
  binary: true,
})

/** An audit log entry: who, what and when, never the content. */
export const Activity = z.object({
  id: essential(z.number().int()),
  event: z.string(),
  /** Human-readable, such as 'Signed in' or 'Password changed'. */
  text: z.string(),
  at: z.string(),
  device: z.string().nullable(),
  ipAddress: z.string().nullable(),
})
export type Activity = z.output<typeof Activity>

/** Newest first; `before` is the id of the last one shown. */
export const listActivity = defineCall({
  method: 'GET',
  path: '/api/account/activity',
  access: 'session',
  cost: 'quick',
  query: z.object({ before: z.coerce.number().int().min(1).max(2147483647).optional() }),
  response: z.object({ activity: z.array(Activity), hasMore: z.boolean() }),
})

/** Deletes the account and all its data immediately. `confirmation` is the word DELETE. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/account/delete',
  access: 'session',
  cost: 'password',
  idempotency: 'natural',
  audit: ['account.deleted'],
  body: z.object({ password, confirmation: z.string().max(20) }),
  response: dispensable(z.object({ success: z.literal(true) })),
})

/** For the privacy page: what this server stores and for how long, and which enabled features send data elsewhere. */
export const PrivacyFacts = z.looseObject({
  /** Contact for questions; null if the operator set no address. */
  contact: z.string().nullable(),
  database: z.enum(['embedded', 'server']),
  isEncryptedOnTheWay: z.boolean(),
  /** The OpenID provider's host, if sign-in with it is enabled. */
  signInProvider: z.string().nullable(),
  /** The outgoing mail server's host. */
  mailServer: z.string().nullable(),
  payments: z.enum(['stripe', 'test']).nullable(),
  keptFor: z.object({
    sessionIdleDays: z.number(),
    sessionDays: z.number(),
    attemptDays: z.number(),
    auditDays: z.number(),
    exportHours: z.number(),
    /** How long requests are remembered so that duplicates are not carried out twice. */
    requestHours: z.number().optional(),
    queueDays: z.number(),
  }),
})
export type PrivacyFacts = z.output<typeof PrivacyFacts>

export const getPrivacyFacts = defineCall({
  method: 'GET',
  path: '/api/privacy',
  access: 'public',
  cost: 'quick',
  response: whole(PrivacyFacts),
})
