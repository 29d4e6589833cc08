import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential } from './reader-marks.ts'

/** Empty for an account without a password, which needs a sign-in of the last ten minutes instead. */
const password = z.string().max(128).optional()

/**
 * Begins to link a Google account to one's own: `url` is Google's page, and what it sends back goes to
 * `finishGoogleSignIn`. Without the provider's settings it is refused with PROVIDER_NOT_CONFIGURED.
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
