import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const change = fc.record(
  {
    displayName: fc.string({ unit: 'grapheme', maxLength: 40 }).map((one) => `Jo ${one}`.slice(0, 90)),
    bio: fc.string({ unit: 'binary', maxLength: 200 }),
    githubUrl: fc.constantFrom('', null, 'github.com/jo', 'https://example.com:8080/jo'),
    yearsOfExperience: fc.option(fc.integer({ min: 0, max: 80 })),
    education: fc.array(
      fc.record({ degree: fc.constant('BSc'), institution: fc.constantFrom('Wake Tech', 'كلية') }),
      { maxLength: 3 },
    ),
    notificationPreferences: fc.record({ careerTips: fc.boolean() }, { noNullPrototype: true }),
    careerGoals: fc.constantFrom(null, 'a lead', ['security', 2], { soon: { role: 'analyst' } }),
  },
  { requiredKeys: [], noNullPrototype: true },
)

export const profileTesting: FeatureTesting = {
  requests: {
    'GET /api/users/:userId': { path: '/api/users/{uid}', answers: [200] },
    'PATCH /api/users/:userId': { path: '/api/users/{uid}', answers: [200], body: change },
    'GET /api/users/:userId/resume-facts': { path: '/api/users/{uid}/resume-facts', answers: [200] },
  },
}
