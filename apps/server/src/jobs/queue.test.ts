import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { defineJob } from './define-job.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const makeJob = (name: string) =>
  defineJob({
    name,
    input: z.object({ round: z.number() }),
    maxAttempts: 3,
    expireInSeconds: 60,
    concurrency: 2,
  })

test('jobs that wait for a busy worker run without delay afterwards', async () => {
  const { queue, db } = app.services
  const job = makeJob('many-at-once')
  const done: number[] = []
  await queue.work(job, async ({ round }) => void done.push(round))
  const rounds = Array.from({ length: 40 }, (_, round) => round)
  await db.transaction(async (tx) => {
    for (const round of rounds) await queue.enqueue(tx, job, { round })
  })
  await expect.poll(() => done.length).toBe(rounds.length)
  expect(done.sort((a, b) => a - b)).toEqual(rounds)
})

test('a failed job is retried within seconds, up to its limit', async () => {
  const { queue, db } = app.services
  const job = makeJob('fails-at-first')
  const tried: number[] = []
  await queue.work(job, async ({ round }) => {
    tried.push(round)
    if (tried.length < 3) throw new Error('not yet')
  })
  await db.transaction((tx) => queue.enqueue(tx, job, { round: 7 }))
  await expect.poll(() => tried).toEqual([7, 7, 7])
})
