import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

export const linkedInTesting: FeatureTesting = {
  requests: {
    // The day's allowance may be used up.
    'POST /api/linkedin': { path: '/api/linkedin', answers: [200, 402], body: fc.constant({}) },
  },
}
