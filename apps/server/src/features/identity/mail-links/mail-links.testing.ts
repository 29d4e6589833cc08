import fc from 'fast-check'
import { goodPassword } from '../../../testing/factories.ts'
import type { FeatureTesting } from '../../../testing/feature-testing.ts'

/** No mail server is set up where these are sent, so that nobody was mailed a link. */
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
    // One that succeeds would let A sign in with another address.
    'POST /auth/email/change': {
      path: '/auth/email/change',
      answers: [400],
      body: fc.constant({ newEmail: '{email}', password: goodPassword }),
    },
    'DELETE /auth/email/change': { path: '/auth/email/change', answers: [200] },
  },
}
