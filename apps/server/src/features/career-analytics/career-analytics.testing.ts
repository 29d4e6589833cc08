import type { FeatureTesting } from '../../testing/feature-testing.ts'

export const careerAnalyticsTesting: FeatureTesting = {
  requests: {
    'GET /api/career-analytics/:role/:region': {
      path: '/api/career-analytics/Data%20Engineer/United%20States',
      answers: [200],
      hasNoIds: true,
    },
    'GET /api/career-analytics/opportunities/:role': {
      path: '/api/career-analytics/opportunities/Data%20Engineer',
      answers: [200],
      hasNoIds: true,
    },
    'GET /api/career-analytics/pay/:role': {
      path: '/api/career-analytics/pay/Data%20Engineer',
      answers: [200],
      hasNoIds: true,
      // Worked out from the knowledge base alone.
      needsNoDatabase: true,
    },
    'GET /api/career-analytics/own-skills/:role': {
      path: '/api/career-analytics/own-skills/Data%20Engineer',
      answers: [200],
      hasNoIds: true,
    },
  },
}
