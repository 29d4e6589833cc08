import * as plan from '@nextrung/contract/learning-plan'
import type { Row } from '../../../testing/specified.ts'

const daily = {
  step: {
    id: 'continue-course:sql',
    kind: 'continue-course',
    title: 'Go on with “SQL Essentials”.',
    link: 'https://example.com/sql',
  },
}

export const rows: readonly Row[] = [
  { call: plan.getNextStep, answer: daily },
  { call: plan.answerNextStep, answer: daily },
  { call: plan.undoNextStep, answer: daily },
]
