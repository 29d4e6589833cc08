import { z } from 'zod'
import { newPassword, signInAddress } from './auth.ts'
import { defineCall } from './call.ts'
import { dispensable } from './reader-marks.ts'

const linkToken = z.string().min(20).max(200)
const done = z.object({ success: z.literal(true) })
const doneAnswer = dispensable(done)

/** What this server offers, for the pages under /account. */
export const getSignInOptions = defineCall({
  method: 'GET',
  path: '/auth/options',
  access: 'public',
  cost: 'quick',
  response: z.looseObject({
    mail: z.boolean(),
    google: z.boolean(),
    passwordSignIn: z.boolean(),
    /** The address of who runs this server, where one is set. */
    contact: z.string().nullish(),
  }),
})

/** Mails a link, the same answer for every address. Without SMTP it is refused with PROVIDER_NOT_CONFIGURED. */
export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/auth/password/forgot',
  access: 'public',
  cost: 'quick',
  idempotency: 'none',
  audit: ['password.reset-requested', 'nothing'],
  body: z.object({ email: signInAddress }),
  response: doneAnswer,
})

/** Sets a new password by the link of the mail, which works once; every session ends. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/password/reset',
  access: 'public',
  cost: 'password',
  idempotency: 'natural',
  audit: ['password.reset'],
  body: z.object({ token: linkToken, newPassword }),
  response: dispensable(done.extend({ warning: z.string().optional() })),
})

/** Mails the link that proves the sign-in address. */
export const requestEmailVerification = defineCall({
  method: 'POST',
  path: '/auth/email/request-verification',
  access: 'session',
  cost: 'quick',
  idempotency: 'none',
  response: doneAnswer,
})

/** Proves an address by the link of a mail: of a new account, or of a changed sign-in address. */
export const verifyEmail = defineCall({
  method: 'POST',
  path: '/auth/email/verify',
  access: 'public',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['email.verified', 'email.changed'],
  body: z.object({ token: linkToken }),
  response: dispensable(z.object({ email: z.string(), isChanged: z.boolean() })),
})

/**
 * Changes the address to sign in with. With SMTP it counts from the moment the link in the mail to the new address
 * was opened; without, at once and unverified.
 */
export const changeSignInAddress = defineCall({
  method: 'POST',
  path: '/auth/email/change',
  access: 'session',
  cost: 'password',
  idempotency: 'none',
  audit: ['email.change-requested', 'email.changed'],
  body: z.object({ newEmail: signInAddress, password: z.string().max(128) }),
  response: dispensable(z.object({ email: z.string(), isPending: z.boolean() })),
})

/** Takes back a change of the sign-in address whose link was not opened yet; the link works no more. */
export const withdrawAddressChange = defineCall({
  method: 'DELETE',
  path: '/auth/email/change',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['email.change-withdrawn', 'nothing'],
  response: doneAnswer,
})

/** How the person signs in; loaded when the Account tab's panels open. */
export const SignInState = z.looseObject({
  signInEmail: z.string(),
  isVerified: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** Whether this server can link a Google account. */
  canLinkGoogle: z.boolean().optional(),
  secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  mail: z.boolean(),
  /** A new sign-in address whose link was not opened yet. */
  pendingEmail: z.string().nullish(),
})
export type SignInState = z.output<typeof SignInState>

export const getSignInState = defineCall({
  method: 'GET',
  path: '/auth/sign-in-state',
  access: 'session',
  cost: 'quick',
  response: SignInState,
})
