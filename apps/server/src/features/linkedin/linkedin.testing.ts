import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

export const linkedInTesting: FeatureTesting = {
  requests: {
    // 402 once the day's allowance is used up.
    'POST /api/linkedin': { path: '/api/linkedin', answers: [200, 402], body: fc.constant({}) },
  },
}
