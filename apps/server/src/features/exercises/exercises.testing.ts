import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const anExercise = '/api/exercises/sql-filter-open-tickets'
const attempt = { code: 'SELECT 1', passed: false }

export const exercisesTesting: FeatureTesting = {
  requests: {
    'GET /api/exercises': { path: '/api/exercises', answers: [200] },
    'GET /api/exercises/:id': { path: anExercise, answers: [200], hasNoIds: true },
    // 429 for more runs in a minute than anyone can make.
    'POST /api/exercises/:id/attempts': {
      path: `${anExercise}/attempts`,
      answers: [200, 429],
      hasNoIds: true,
      body: fc.record(
        { code: fc.string({ unit: 'grapheme', maxLength: 200 }), passed: fc.boolean() },
        { noNullPrototype: true },
      ),
    },
    // 409 without the hint before it.
    'POST /api/exercises/:id/hints': {
      path: `${anExercise}/hints`,
      answers: [200, 409],
      hasNoIds: true,
      body: fc.record({ hint: fc.integer({ min: 1, max: 3 }) }, { noNullPrototype: true }),
      bodyForDatabase: { hint: 1 },
    },
    // 409 before an honest try.
    'POST /api/exercises/:id/solution': {
      path: `${anExercise}/solution`,
      answers: [200, 409],
      hasNoIds: true,
      prepareSuccess: async ({ person }) => {
        await person.client.send('POST', `${anExercise}/attempts`, { json: attempt })
      },
    },
  },
}
