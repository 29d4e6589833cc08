import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential, whole } from './reader-marks.ts'

const password = z.string().max(128)
const code = z.string().trim().min(6, 'Please enter the code').max(40)
const done = dispensable(z.object({ success: z.literal(true) }))
const recoveryCodes = z.object({ recoveryCodes: essential(whole(z.array(z.string()))) })

/** Creates a secret for an authenticator app; it takes effect once a code is confirmed. */
export const startSecondFactor = defineCall({
  method: 'POST',
  path: '/auth/second-factor/start',
  access: 'session',
  cost: 'password',
  idempotency: 'none',
  /** Empty for an account without a password. */
  body: z.object({ password: password.optional() }),
  /** `setupKey` is for typing in when the QR code of `uri` cannot be scanned. */
  response: z.object({ setupKey: essential(z.string()), uri: essential(z.string()) }),
})

/** Turns the second factor on and shows the recovery codes, once. */
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['second-factor.on'],
  body: z.object({ code }),
  response: recoveryCodes,
})

export const turnOffSecondFactor = defineCall({
  method: 'POST',
  path: '/auth/second-factor/turn-off',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['second-factor.off'],
  /** A code from the app, or a recovery code. */
  body: z.object({ code }),
  response: done,
})

/** Creates new recovery codes; the old ones stop working. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  access: 'session',
  cost: 'quick',
  idempotency: 'none',
  audit: ['second-factor.codes-renewed'],
  body: z.object({ code }),
  response: recoveryCodes,
})

/** A signed-in browser or device. */
export const Device = z.object({
  id: essential(z.string()),
  isThis: z.boolean(),
  /** Human-readable, such as 'Firefox on Linux'. */
  description: z.string(),
  ipAddress: z.string().nullable(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
})
export type Device = z.output<typeof Device>

export const listDevices = defineCall({
  method: 'GET',
  path: '/auth/devices',
  access: 'session',
  cost: 'quick',
  response: z.array(Device),
})

/** Signs one device out immediately. */
export const signOutDevice = defineCall({
  method: 'DELETE',
  path: '/auth/devices/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['device.signed-out'],
  params: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }),
  response: done,
})

export const signOutOtherDevices = defineCall({
  method: 'POST',
  path: '/auth/devices/sign-out-others',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['devices.signed-out'],
  response: dispensable(z.object({ signedOut: z.number().int() })),
})
