import type { FeatureTesting } from '../../testing/feature-testing.ts'

export const healthTesting: FeatureTesting = {
  requests: {
    // Reports an unavailable database itself.
    'GET /health': { path: '/health', answers: [200], needsNoDatabase: true },
  },
}
