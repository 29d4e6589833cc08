import { findChallenge } from '@nextrung/engine/learning/find-challenge'
import fc from 'fast-check'
import type { Client } from '../../testing/client.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const taken = 'messy-file-to-clean-table'
const takenPath = `/api/challenges/${taken}`

// The counts and the rejects, which a program checks; the person checks the others.
const answers = ['', '10 | 7 | 2 | 1', 'a.csv | 3 | price | no number\n'.repeat(3), '']
const criteriaMet = Array.from({ length: findChallenge(taken)?.criteria ?? 0 }, () => true)

const take = (client: Client) => client.send('PUT', `${takenPath}/work`, { json: { stepsDone: [0] } })

export const challengesTesting: FeatureTesting = {
  requests: {
    'GET /api/challenges/works': { path: '/api/challenges/works', answers: [200] },
    'PUT /api/challenges/:id/work': {
      path: `${takenPath}/work`,
      answers: [200],
      hasNoIds: true,
      body: fc.record(
        { stepsDone: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 5 }) },
        { noNullPrototype: true },
      ),
    },
    'POST /api/challenges/:id/check': {
      path: `${takenPath}/check`,
      answers: [200],
      needsNoDatabase: true,
      hasNoIds: true,
      body: fc.record(
        {
          answers: fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 5 }),
          criteriaMet: fc.constant(criteriaMet),
        },
        { noNullPrototype: true },
      ),
    },
    // 404 for a challenge that was not taken.
    'POST /api/challenges/:id/hand-in': {
      path: `${takenPath}/hand-in`,
      answers: [200, 404],
      hasNoIds: true,
      body: fc.record(
        {
          link: fc.constantFrom('', 'https://example.com/work'),
          text: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `Done: ${text}`),
          criteriaMet: fc.constant(criteriaMet),
          answers: fc.constant(answers),
        },
        { noNullPrototype: true },
      ),
      prepareSuccess: async ({ person }) => {
        await take(person.client)
      },
    },
    'DELETE /api/challenges/:id/work': {
      path: `${takenPath}/work`,
      answers: [200, 404],
      hasNoIds: true,
      prepareSuccess: async ({ person }) => {
        await take(person.client)
      },
    },
  },
}
