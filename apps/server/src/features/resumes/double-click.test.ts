import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findTwinBasedOn, findWholeResume, insertResume, readArrival } from './resumes.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a request that waits behind the transaction that stores its other half knows it', async () => {
  const { db } = app.services
  const { client, user } = await makePerson(app)
  await makeResume(client)
  const { id } = await waitForCompleted(client)
  const userId = user.id
  const source = await findWholeResume(db, { userId, id })
  if (!source) throw new Error('the version was just made')
  const { id: basedOn, version, createdAt, updatedAt, attempt, uploadKey, ...content } = source
  const cameIn = performance.now()
  const storing = db.transaction(async (tx) => {
    await sleep(300)
    await insertResume(tx, { ...content, basedOn, feedbackWords: null, uploadKey: null })
  })
  const arrival = await readArrival(db, { userId, elapsedMs: () => performance.now() - cameIn })
  await storing
  expect(await findTwinBasedOn(db, { userId, basedOn, feedbackWords: null, arrival })).toBeDefined()
})
