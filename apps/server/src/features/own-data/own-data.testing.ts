import fc from 'fast-check'
import { goodPassword } from '../../testing/factories.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

export const ownDataTesting: FeatureTesting = {
  requests: {
    'POST /api/account/export': {
      path: '/api/account/export',
      answers: [200],
      body: fc.constant({ password: goodPassword }),
    },
    // A link is shown only once, to the person who requested it.
    'GET /api/account/export/:token': { path: '/api/account/export/{uid}', answers: [404] },
    'GET /api/account/activity': { path: '/api/account/activity', answers: [200] },
    // Fails on purpose: success would delete person A.
    'POST /api/account/delete': {
      path: '/api/account/delete',
      answers: [400],
      body: fc.constant({ password: goodPassword, confirmation: 'delete' }),
      bodyForDatabase: { password: goodPassword, confirmation: 'DELETE' },
    },
    // Reads only the configuration.
    'GET /api/privacy': { path: '/api/privacy', answers: [200], needsNoDatabase: true },
  },
  operatorRoutes: ['GET /.well-known/security.txt'],
}
