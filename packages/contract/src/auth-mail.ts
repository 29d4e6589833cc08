import { z } from 'zod'
import { newPassword, signInAddress } from './auth.ts'
import { defineCall } from './call.ts'
import { dispensable } from './reader-marks.ts'

const linkToken = z.string().min(20).max(200)
const done = z.object({ success: z.literal(true) })
const doneAnswer = dispensable(done)

/** The sign-in features this server offers, for the pages under /account. */
export const getSignInOptions = defineCall({
  method: 'GET',
  path: '/auth/options',
  access: 'public',
  cost: 'quick',
  response: z.looseObject({
    mail: z.boolean(),
    google: z.boolean(),
    passwordSignIn: z.boolean(),
    /** The operator's contact address, if set. */
    contact: z.string().nullish(),
  }),
})

/** Mails a link; the answer is the same for every address. Refused with PROVIDER_NOT_CONFIGURED without SMTP. */
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

/** Sets a new password with the mailed link, which works once. Ends every session. */
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

/** Mails the link that verifies the sign-in address. */
export const requestEmailVerification = defineCall({
  method: 'POST',
  path: '/auth/email/request-verification',
  access: 'session',
  cost: 'quick',
  idempotency: 'none',
  response: doneAnswer,
})

/** Verifies an address with a mailed link: a new account's, or a changed sign-in address. */
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
 * Changes the sign-in address. With SMTP, it takes effect when the link mailed to the new address is opened; without,
 * immediately and unverified.
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

/** Cancels a pending change of the sign-in address; its link stops working. */
export const withdrawAddressChange = defineCall({
  method: 'DELETE',
  path: '/auth/email/change',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['email.change-withdrawn', 'nothing'],
  response: doneAnswer,
})

/** The person's sign-in methods; loaded when the Account tab's panels open. */
export const SignInState = z.looseObject({
  signInEmail: z.string(),
  isVerified: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** Whether this server can link a Google account. */
  canLinkGoogle: z.boolean().optional(),
  secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  mail: z.boolean(),
  /** A new sign-in address that is not verified yet. */
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
