import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { refuseUnderPressure } from './refuse-under-pressure.ts'

const holdTheLoop = async (forMs: number) => {
  const until = performance.now() + forMs
  while (performance.now() < until);
  await new Promise((resolve) => setImmediate(resolve))
}

test('no request is rejected while the event loop delay is below the limit', async () => {
  const app = Fastify()
  await refuseUnderPressure(app, 20_000)
  app.get('/', () => 'served')
  await app.ready()
  for (let turn = 0; turn < 2; turn++) await holdTheLoop(1100)
  expect((await app.inject('/')).statusCode).toBe(200)
  await app.close()
})

test('requests are rejected once the event loop delay exceeds the limit', async () => {
  const app = Fastify()
  await refuseUnderPressure(app, 300)
  app.get('/', () => 'served')
  await app.ready()
  for (let turn = 0; turn < 3; turn++) await holdTheLoop(600)
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  await app.close()
})
