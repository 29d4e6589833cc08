import { expect, test } from 'vitest'
import { markAnswer } from './mark-answer.ts'
import type { MarkedQuestion } from './marking-input.ts'

const ask = (point: string): MarkedQuestion => ({
  type: 'technical',
  question: 'What happens here, and what would you do about it?',
  keyPoints: [{ cue: 'What happens', point, weight: 3, essential: true, said: [] }],
  wrongBeliefs: [],
  sampleAnswer: `${point}. That is what I have seen most often.`,
  followUps: [],
})

/** What is right, and the same with a pair turned round or a denial. */
const turned = [
  ['A larger index makes every write slower', 'A larger index makes every write faster'],
  ['The client validates the form before the request', 'The server validates the form before the request'],
  ['An increase of the timeout hides the slow query', 'A decrease of the timeout hides the slow query'],
  ['The migration runs before the new version starts', 'The migration runs after the new version starts'],
  ['The replica serves every read of the report', 'The replica serves every write of the report'],
  [
    'The broker would push each message to the consumer',
    'The broker would pull each message to the consumer',
  ],
  [
    'Horizontal scaling adds further machines to the pool',
    'Vertical scaling adds further machines to the pool',
  ],
  [
    'A stateless service restarts without losing sessions',
    'A stateful service restarts without losing sessions',
  ],
  [
    'The synchronous call blocks the thread of the worker',
    'The asynchronous call blocks the thread of the worker',
  ],
  [
    'Smaller batches mean more commits for the database',
    'Smaller batches mean less commits for the database',
  ],
  ['The cache must be invalidated after each update', 'The cache must not be invalidated after each update'],
  [
    'Passwords should be hashed with a slow function',
    'Passwords should never be hashed with a slow function',
  ],
] as const

test.each(turned)('“%s” is said, and “%s” earns nothing', (right, wrong) => {
  const question = ask(right)
  expect(markAnswer({ question, answer: `${right}.` }).points[0]?.state).not.toBe('missed')
  expect(markAnswer({ question, answer: `${wrong}.` }).points[0]?.state).toBe('missed')
})
