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
    // A link is shown once, to the person who asked for it.
    'GET /api/account/export/:token': { path: '/api/account/export/{uid}', answers: [404] },
    'GET /api/account/activity': { path: '/api/account/activity', answers: [200] },
    // One that succeeds would be the end of A.
    'POST /api/account/delete': {
      path: '/api/account/delete',
      answers: [400],
      body: fc.constant({ password: goodPassword, confirmation: 'delete' }),
      bodyForDatabase: { password: goodPassword, confirmation: 'DELETE' },
    },
    // Its figures are settings.
    'GET /api/privacy': { path: '/api/privacy', answers: [200], needsNoDatabase: true },
  },
  operatorRoutes: ['GET /.well-known/security.txt'],
}
