import fc from 'fast-check'
import { goodPassword } from '../../../testing/factories.ts'
import type { FeatureTesting } from '../../../testing/feature-testing.ts'

/** These requests run without a mail server, so no valid link exists. */
export const mailLinksTesting: FeatureTesting = {
  requests: {
    'POST /auth/password/forgot': {
      path: '/auth/password/forgot',
      answers: [501],
      body: fc.constant({ email: '{email}' }),
      needsNoDatabase: true,
    },
    'POST /auth/password/reset': {
      path: '/auth/password/reset',
      answers: [400],
      body: fc.constant({ token: 'x'.repeat(43), newPassword: goodPassword }),
    },
    'POST /auth/email/verify': {
      path: '/auth/email/verify',
      answers: [400],
      body: fc.constant({ token: 'x'.repeat(43) }),
    },
    'POST /auth/email/request-verification': {
      path: '/auth/email/request-verification',
      answers: [501],
      needsNoDatabase: true,
    },
    // Fails on purpose: success would change A's sign-in address.
    'POST /auth/email/change': {
      path: '/auth/email/change',
      answers: [400],
      body: fc.constant({ newEmail: '{email}', password: goodPassword }),
    },
    'DELETE /auth/email/change': { path: '/auth/email/change', answers: [200] },
  },
}
