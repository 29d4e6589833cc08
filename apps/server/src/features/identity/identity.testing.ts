import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { goodPassword } from '../../testing/factories.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const newAccount = fc.record(
  {
    displayName: fc.string({ unit: 'grapheme', maxLength: 40 }).map((one) => `Jo ${one}`.slice(0, 90)),
    email: fc.constant(0).map(() => `${randomUUID()}@example.com`),
    password: fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((one) => `${goodPassword}${one}`.slice(0, 120)),
  },
  { noNullPrototype: true },
)

export const identityTesting: FeatureTesting = {
  requests: {
    'POST /auth/sign-up/email': {
      path: '/auth/sign-up/email',
      answers: [200],
      isStranger: true,
      body: newAccount,
    },
    'POST /auth/sign-in/email': {
      path: '/auth/sign-in/email',
      answers: [200],
      isStranger: true,
      body: fc.constant({ email: '{email}', password: goodPassword }),
    },
    // Fails on purpose: success would give A a new cookie.
    'POST /api/users/password': {
      path: '/api/users/password',
      answers: [400],
      body: fc.constant({ currentPassword: goodPassword, newPassword: 'too weak' }),
      bodyForDatabase: { currentPassword: goodPassword, newPassword: 'Another-horse-8' },
    },
    // Reads only the configuration.
    'GET /auth/options': { path: '/auth/options', answers: [200], needsNoDatabase: true },
    'GET /auth/sign-in-state': { path: '/auth/sign-in-state', answers: [200] },
    'POST /auth/sign-out': { path: '/auth/sign-out', answers: [200], isStranger: true },
    'GET /auth/get-session': { path: '/auth/get-session', answers: [200] },
    'PUT /auth/selection': { path: '/auth/selection', answers: [200] },
  },
  limits: {
    SIGN_INS_PER_SECOND: '1000000',
    WRONG_PASSWORDS_PER_10_SECONDS: '1000000',
    PROBES_PER_10_MINUTES: '1000000',
    MISSES_PER_10_MINUTES: '1000000',
  },
}
