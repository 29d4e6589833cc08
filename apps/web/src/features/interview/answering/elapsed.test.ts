import { answerInterview } from '@nextrung/contract/interview'
import { expect, test } from 'vitest'
import { clockText, secondsBetween } from './elapsed.ts'

test('a tab that was left open over night sends a time that the server accepts', () => {
  const duration = secondsBetween(0, 9 * 3_600_000)
  const body = { sessionId: 3, questionId: 41, answer: 'I count rows.', duration }
  expect(answerInterview.body.safeParse(body).success).toBe(true)
})

test('a clock that was set back counts nothing', () => {
  expect(secondsBetween(5000, 1000)).toBe(0)
})

test('a time reads as minutes and seconds', () => {
  expect([clockText(5), clockText(125)]).toEqual(['0:05', '2:05'])
})
