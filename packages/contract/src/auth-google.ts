import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential } from './reader-marks.ts'

/** Empty for an account without a password, which needs a sign-in within the last ten minutes instead. */
const password = z.string().max(128).optional()

/**
 * Starts linking a Google account: `url` is Google's page, and its response goes to `finishGoogleSignIn`.
 * Refused with PROVIDER_NOT_CONFIGURED without the provider's settings.
 */
export const linkGoogle = defineCall({
  method: 'POST',
  path: '/auth/google/link',
  access: 'session',
  cost: 'password',
  idempotency: 'none',
  body: z.object({ password }),
  response: z.object({ url: essential(z.string()) }),
})

/** Refused with NO_PASSWORD_YET when Google is the only way into the account. */
export const unlinkGoogle = defineCall({
  method: 'POST',
  path: '/auth/google/unlink',
  access: 'session',
  cost: 'password',
  idempotency: 'natural',
  audit: ['google.unlinked', 'nothing'],
  body: z.object({ password }),
  response: dispensable(z.object({ success: z.literal(true) })),
})
