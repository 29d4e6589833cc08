import type { FeatureTesting } from '../../testing/feature-testing.ts'

export const healthTesting: FeatureTesting = {
  requests: {
    // Says in its own way that it is not well.
    'GET /health': { path: '/health', answers: [200], needsNoDatabase: true },
  },
}
