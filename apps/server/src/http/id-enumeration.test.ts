import { expect, test } from 'vitest'
import { makePerson } from '../testing/factories.ts'
import { importResume } from '../testing/resume-calls.ts'
import { startTestApp } from '../testing/test-app.ts'

test('trying every id finds only your own resumes, and is refused after fifty misses', async () => {
  let now = new Date()
  const app = await startTestApp({ now: () => now })
  const [a, b] = [await makePerson(app), await makePerson(app)]
  const own = await importResume(a.client, a.mark)
  const foreign = await importResume(b.client, b.mark)
  const answered = new Map<number, number[]>()
  for (let id = 1; id <= 200; id += 1) {
    const { status, text, headers } = await a.client.send('GET', `/api/resumes/${id}/evidence`)
    answered.set(status, [...(answered.get(status) ?? []), id])
    expect(text).not.toContain(b.mark)
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
  }
  expect(answered.get(200)).toEqual([own.id])
  expect(answered.get(404)).toHaveLength(50)
  expect(answered.get(429)).toHaveLength(200 - 51)

  const warnings = app.logs.filter((line) => line.includes('guessing ids'))
  expect(warnings).toHaveLength(1)
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ level: 'warn', userId: a.user.id })
  for (const personal of [a.email, a.mark, a.user.uid]) expect(warnings[0]).not.toContain(personal)

  expect((await b.client.send('GET', `/api/resumes/${own.id}/evidence`)).status).toBe(404)
  now = new Date(now.getTime() + 10 * 60_000)
  expect((await a.client.send('GET', `/api/resumes/${foreign.id}/evidence`)).status).toBe(404)
  await app.close()
})
