import type { FeatureTesting } from '../../testing/feature-testing.ts'

export const metricsTesting: FeatureTesting = { requests: {}, operatorRoutes: ['GET /metrics'] }
