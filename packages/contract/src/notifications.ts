import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential } from './reader-marks.ts'
import { largestId, rowId } from './whole-number.ts'

export const notificationKinds = [
  'analysis-finished',
  'trial-ends',
  'learning-reminder',
  'assessment-due',
  'mock-interview',
  'application-answered',
  'new-sign-in',
  'password-changed',
  'second-factor',
] as const

export const Notification = z.object({
  id: essential(z.number().int()),
  kind: z.string(),
  title: essential(z.string()),
  body: z.string(),
  /** The path in the application it links to. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.string(),
})
export type Notification = z.output<typeof Notification>

/** The newest hundred, newest first; loaded when the notification centre opens. */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/notifications',
  access: 'session',
  cost: 'quick',
  response: z.object({ notifications: z.array(Notification), unreadCount: z.number().int() }),
})

/** Marks the given notifications, or all, as read. */
export const readNotifications = defineCall({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  body: z.object({ ids: z.array(z.number().int().min(1).max(largestId)).max(500).optional() }),
  response: dispensable(z.object({ unreadCount: z.number().int() })),
})

export const deleteNotification = defineCall({
  method: 'DELETE',
  path: '/api/notifications/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  response: dispensable(z.object({ unreadCount: z.number().int() })),
})

const incomplete = 'This link is not complete. Open it from the email again.'

/** Turns mail off with the link in a mail, without a session. Mail programs call it with one click (RFC 8058). */
export const unsubscribe = defineCall({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  access: 'public',
  cost: 'quick',
  idempotency: 'natural',
  query: z.object({ token: z.string(incomplete).min(20, incomplete).max(500, incomplete) }),
  response: dispensable(z.object({ success: z.literal(true) })),
})
