import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const checkout = fc.record(
  {
    tierId: fc.constantFrom(2, 3),
    successUrl: fc.constant('http://localhost/subscription?success=true'),
    cancelUrl: fc.constant('http://localhost/subscription'),
  },
  { noNullPrototype: true },
)

export const subscriptionTesting: FeatureTesting = {
  requests: {
    'GET /api/subscription/current': { path: '/api/subscription/current', answers: [200] },
    // Once for ever.
    'POST /api/subscription/activate-free': { path: '/api/subscription/activate-free', answers: [200, 409] },
    // What a person has already is not sold again.
    'POST /api/subscription/create-checkout': {
      path: '/api/subscription/create-checkout',
      answers: [200, 409],
      body: checkout,
    },
    'POST /api/subscription/manage': { path: '/api/subscription/manage', answers: [200, 409] },
    'GET /api/subscription/test-checkout/:sessionId': {
      path: '/api/subscription/test-checkout/{checkout}',
      answers: [200],
    },
    'POST /api/subscription/test-checkout/:sessionId': {
      path: '/api/subscription/test-checkout/{checkout}',
      answers: [200, 402],
    },
  },
  makeRows: async ({ person: { client } }) => {
    const { json } = await client.send<{ sessionId: string }>('POST', '/api/subscription/create-checkout', {
      json: {
        tierId: 3,
        successUrl: `${client.url}/subscription`,
        cancelUrl: `${client.url}/subscription`,
      },
    })
    return { checkout: json.sessionId }
  },
  serviceRoutes: ['POST /api/stripe/webhook'],
}
