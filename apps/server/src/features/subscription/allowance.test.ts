import type { CurrentSubscription } from '@nextrung/contract/subscription'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileForm, makePerson, makeResume, resumeText, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { spendAllowance } from './subscription.public.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.close())

const setLimit = (limit: number, tier: number | null) =>
  app.services.db.execute(
    sql`update subscription_features set "limit" = ${limit} where tier_id is not distinct from ${tier}`,
  )

const spend = (userId: number) =>
  app.services.db.transaction((tx) =>
    spendAllowance(app.services, tx, { userId, code: 'linkedin_optimization' }),
  )

test('a hundred a day are free without a subscription', async () => {
  const { user } = await makePerson(app)
  await spend(user.id)
  await app.services.db.execute(sql`update feature_uses set count = 99 where user_id = ${user.id}`)
  await spend(user.id)
  await expect(spend(user.id)).rejects.toMatchObject({ status: 402 })
})

test('fifty at once never exceed the allowance set in the table, which resets the next day', async () => {
  await setLimit(7, null)
  const { user } = await makePerson(app)
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => spend(user.id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  const [refused] = results.filter((result) => result.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'LIMIT_REACHED', status: 402 })
  now = new Date(now.getTime() + 24 * 3600_000)
  await spend(user.id)
  now = new Date()
})

test('at the limit an upload answers 402 with the reset time, stores nothing, and a plan raises the limit', async () => {
  await setLimit(1, null)
  const { client } = await makePerson(app)
  await makeResume(client)
  await waitForCompleted(client)
  const upload = () =>
    client.send<{ error: string; code: string; retryAfterSeconds: number }>('POST', '/api/resumes', {
      form: fileForm(resumeText('another')),
    })
  const refused = await upload()
  expect([refused.status, refused.json.code]).toEqual([402, 'LIMIT_REACHED'])
  expect(refused.json.error).toContain("today's 1 of Resume optimization")
  expect(refused.json.error).toContain('00:00 UTC')
  expect((await client.send<unknown[]>('GET', '/api/resumes/1')).json).toHaveLength(1)
  await client.send('POST', '/api/subscription/activate-free')
  expect((await upload()).status).toBe(201)
  const { json } = await client.send<CurrentSubscription>('GET', '/api/subscription/current')
  expect(json?.allowances).toContainEqual(
    expect.objectContaining({ feature: 'resume_optimization', limit: 1000, used: 2 }),
  )
})
