import fc from 'fast-check'
import { goodPassword } from '../../../testing/factories.ts'
import type { FeatureTesting } from '../../../testing/feature-testing.ts'

/** These requests run without Google configured. */
export const providerTesting: FeatureTesting = {
  requests: {
    'POST /auth/sign-in/social': { path: '/auth/sign-in/social', answers: [501], needsNoDatabase: true },
    'POST /auth/callback/google': { path: '/auth/callback/google', answers: [501], needsNoDatabase: true },
    'POST /auth/google/link': { path: '/auth/google/link', answers: [501], needsNoDatabase: true },
    'POST /auth/google/unlink': {
      path: '/auth/google/unlink',
      answers: [200],
      body: fc.constant({ password: goodPassword }),
    },
  },
}
