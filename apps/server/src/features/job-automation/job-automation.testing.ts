import { autoApplyConsent } from '@nextrung/contract/job-automation'
import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const path = '/api/job-automation'
const job = 'junior-frontend-developer-marigold-stone-flooring'

export const jobAutomationTesting: FeatureTesting = {
  requests: {
    // 409 asks again: with the consent, a threshold of 0 would apply to everything.
    'POST /api/job-automation/auto-search': {
      path: `${path}/auto-search`,
      answers: [200, 409],
      body: fc.record(
        {
          resumeId: fc.constant('{resume}'),
          targetRole: fc.constantFrom('Data Engineer', 'Security Engineer'),
          preferences: fc.record(
            {
              preferredLocations: fc.constantFrom([], ['Berlin'], ['Raleigh, NC', 'Austin']),
              remoteOnly: fc.boolean(),
              autoApplyThreshold: fc.integer({ min: 1, max: 100 }),
            },
            { noNullPrototype: true },
          ),
        },
        { noNullPrototype: true },
      ),
    },
    'POST /api/job-automation/jobs/:jobId/apply': {
      path: `${path}/jobs/${job}/apply`,
      answers: [200],
      hasNoIds: true,
      body: fc.record({ resumeId: fc.constant('{resume}') }, { noNullPrototype: true }),
    },
    'GET /api/job-automation/settings': { path: `${path}/settings`, answers: [200] },
    'PATCH /api/job-automation/settings': {
      path: `${path}/settings`,
      answers: [200],
      body: fc.record(
        {
          dailyCap: fc.integer({ min: 1, max: 50 }),
          employerCap: fc.integer({ min: 1, max: 10 }),
          isPaused: fc.boolean(),
          blockedEmployers: fc.constantFrom([], ['Corner Bakery']),
        },
        { noNullPrototype: true, requiredKeys: [] },
      ),
    },
    'PUT /api/job-automation/consent': {
      path: `${path}/consent`,
      answers: [200, 409],
      body: fc.record({ version: fc.integer({ min: 1, max: 3 }) }, { noNullPrototype: true }),
      bodyForDatabase: { version: autoApplyConsent.version },
    },
    'DELETE /api/job-automation/consent': { path: `${path}/consent`, answers: [200] },
    'PUT /api/job-automation/hidden/:jobId': {
      path: `${path}/hidden/${job}`,
      answers: [200],
      hasNoIds: true,
      body: fc.record({ reason: fc.constantFrom('Too far', null) }, { noNullPrototype: true }),
    },
    'DELETE /api/job-automation/hidden/:jobId': {
      path: `${path}/hidden/${job}`,
      answers: [200],
      hasNoIds: true,
    },
  },
  // Nothing is to answer while the tests look at what a request has changed.
  limits: { SAMPLE_EMPLOYER_MINUTE_SECONDS: '86400' },
}
