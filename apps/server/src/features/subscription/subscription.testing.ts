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

type Owner = Parameters<NonNullable<FeatureTesting['makeRows']>>[0]

const openCheckout = async ({ person: { client } }: Owner): Promise<string> => {
  const urls = { successUrl: `${client.url}/subscription`, cancelUrl: `${client.url}/subscription` }
  const { json } = await client.send<{ sessionId: string }>('POST', '/api/subscription/create-checkout', {
    json: { tierId: 3, ...urls },
  })
  return json.sessionId
}

const buy = async (owner: Owner): Promise<void> => {
  const path = `/api/subscription/test-checkout/${await openCheckout(owner)}`
  await owner.person.client.send('POST', path, { json: { outcome: 'success' } })
}

export const subscriptionTesting: FeatureTesting = {
  requests: {
    'GET /api/subscription/current': { path: '/api/subscription/current', answers: [200] },
    // 409 after the first: a trial is granted only once.
    'POST /api/subscription/activate-free': { path: '/api/subscription/activate-free', answers: [200, 409] },
    // 409 for the plan the person already has.
    'POST /api/subscription/create-checkout': {
      path: '/api/subscription/create-checkout',
      answers: [200, 409],
      body: checkout,
    },
    'POST /api/subscription/manage': {
      path: '/api/subscription/manage',
      answers: [200, 409],
      prepareSuccess: buy,
    },
    'GET /api/subscription/test-checkout/:sessionId': {
      path: '/api/subscription/test-checkout/{checkout}',
      answers: [200],
    },
    'POST /api/subscription/test-checkout/:sessionId': {
      path: '/api/subscription/test-checkout/{checkout}',
      answers: [200, 402],
    },
  },
  makeRows: async (owner) => ({ checkout: await openCheckout(owner) }),
  serviceRoutes: ['POST /api/stripe/webhook'],
}
