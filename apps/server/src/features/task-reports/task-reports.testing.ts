import { taskReportReasons } from '@nextrung/contract/task-reports'
import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

export const taskReportsTesting: FeatureTesting = {
  requests: {
    'POST /api/task-reports': {
      path: '/api/task-reports',
      answers: [200],
      body: fc.record(
        {
          kind: fc.constant('exercise'),
          id: fc.constant('sql-unassigned-tickets'),
          reason: fc.constantFrom(...taskReportReasons),
          note: fc.string({ unit: 'grapheme', maxLength: 60 }),
        },
        { noNullPrototype: true },
      ),
    },
  },
}
