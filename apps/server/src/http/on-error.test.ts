import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './on-error.ts'

test('an overloaded server says it is busy and when to retry, not that it is broken', async () => {
  const app = Fastify()
  answerErrors(app)
  await app.register(underPressure, {
    retryAfter: 5,
    healthCheck: async () => false,
    healthCheckInterval: 60_000,
  })
  app.get('/', () => 'never')
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    error: 'The server is busy. Please try again in a moment.',
    code: 'UNAVAILABLE',
  })
  expect(answer.headers['retry-after']).toBe('5')
  await app.close()
})
