import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from 'vitest'
import { makePerson } from '../testing/factories.ts'
import { startTestApp } from '../testing/test-app.ts'

const wellUnderTheTimeoutMs = 10_000

test('an idle connection does not keep the server from exiting', async () => {
  const app = await startTestApp()
  const { port } = new URL(app.url)
  const early = net.connect(Number(port), '127.0.0.1')
  await once(early, 'connect')
  const { client } = await makePerson(app)
  expect((await client.send('GET', '/api/resumes/1')).status).toBe(200)
  const startedAt = performance.now()
  await app.close()
  expect(performance.now() - startedAt).toBeLessThan(wellUnderTheTimeoutMs)
  early.destroy()
})
