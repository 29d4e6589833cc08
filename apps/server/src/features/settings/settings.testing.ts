import type { FeatureTesting } from '../../testing/feature-testing.ts'

export const settingsTesting: FeatureTesting = {
  requests: {
    'GET /api/settings/:uid': { path: '/api/settings/{uid}', answers: [200] },
    'PATCH /api/settings/:uid': { path: '/api/settings/{uid}', answers: [200] },
  },
}
