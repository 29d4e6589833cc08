import fc from 'fast-check'
import { goodPassword } from '../../../testing/factories.ts'
import type { FeatureTesting } from '../../../testing/feature-testing.ts'

/** Person A has no second factor. */
export const secondFactorTesting: FeatureTesting = {
  requests: {
    // There is no pending sign-in here.
    'POST /auth/sign-in/second-factor': { path: '/auth/sign-in/second-factor', answers: [401] },
    'POST /auth/second-factor/start': {
      path: '/auth/second-factor/start',
      answers: [200],
      body: fc.constant({ password: goodPassword }),
    },
    'POST /auth/second-factor/confirm': { path: '/auth/second-factor/confirm', answers: [400, 409] },
    'POST /auth/second-factor/turn-off': { path: '/auth/second-factor/turn-off', answers: [409] },
    'POST /auth/second-factor/recovery-codes': { path: '/auth/second-factor/recovery-codes', answers: [409] },
  },
}
