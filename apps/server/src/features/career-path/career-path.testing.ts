import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const claims = fc.record(
  {
    currentRole: fc.option(fc.string({ unit: 'binary', maxLength: 60 })),
    currentSkills: fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 20 }),
  },
  { noNullPrototype: true, requiredKeys: [] },
)

export const careerPathTesting: FeatureTesting = {
  requests: {
    'GET /api/career-path/visualization': { path: '/api/career-path/visualization', answers: [200] },
    // 400 without a target role; 402 once the day's allowance is used up.
    'POST /api/career-path/suggest': {
      path: '/api/career-path/suggest',
      answers: [200, 400, 402],
      body: claims,
      prepareSuccess: async ({ person }) => {
        await person.client.send('PUT', '/auth/selection', {
          json: { userType: 'transitioner', targetRole: 'Data Engineer' },
        })
      },
    },
    'GET /api/career-path/fit': { path: '/api/career-path/fit', answers: [200] },
  },
}
