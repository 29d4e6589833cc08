import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const question = fc.record(
  {
    subject: fc.string({ unit: 'grapheme', maxLength: 40 }).map((one) => `How ${one}`),
    message: fc.string({ unit: 'binary', maxLength: 400 }).map((one) => `How does this work? ${one}`),
  },
  { noNullPrototype: true },
)

export const supportTesting: FeatureTesting = {
  requests: {
    'POST /api/support': { path: '/api/support', answers: [200], body: question },
    'GET /api/support': { path: '/api/support', answers: [200] },
  },
  limits: { QUESTIONS_PER_DAY: '1000000' },
}
