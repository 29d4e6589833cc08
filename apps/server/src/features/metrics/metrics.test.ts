import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const token = 'a-token-of-the-test'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_TOKEN: token } })
})
afterAll(() => app.close())

const scrape = (authorization: string) =>
  app.newClient().send('GET', '/metrics', { headers: { authorization } })

test('metrics require the token, and do not exist if none is set', async () => {
  for (const wrong of ['', 'Bearer ', `Bearer ${token}x`, token, `Basic ${token}`])
    expect((await scrape(wrong)).status).toBe(401)
  const closed = await startTestApp()
  const answer = await closed.newClient().send('GET', '/metrics', { headers: { authorization: 'Bearer ' } })
  await closed.close()
  expect(answer.status).toBe(404)
  expect(answer.text).not.toContain('nextrung_')
})

test('metrics follow activity, in the Prometheus text format, without personal data', async () => {
  const person = await makePerson(app)
  await makeResume(person.client, person.mark)
  await waitForCompleted(person.client)
  await person.client.send('GET', `/api/resumes/${person.mark}`)
  await app.newClient().send('GET', `/nowhere/${person.mark}`)
  // A try of a job is counted after its result is stored.
  await expect
    .poll(async () => (await scrape(`Bearer ${token}`)).text)
    .toContain('nextrung_job_duration_seconds_count{job="analyze-resume",outcome="done"} 1')
  const { status, headers, text } = await scrape(`Bearer ${token}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  const lines = text.trimEnd().split('\n')
  const sample = /^[a-z_][a-z0-9_]*(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? (-?[0-9.e+-]+|NaN|\+Inf)$/i
  for (const line of lines)
    if (line && !/^# (HELP|TYPE) [a-z0-9_]+ /i.test(line)) expect(line).toMatch(sample)
  const value = (start: string) =>
    Number(
      lines
        .find((line) => line.startsWith(start))
        ?.split(' ')
        .at(-1),
    )
  expect(value('nextrung_http_requests_total{method="POST",route="/api/resumes",status="201"}')).toBe(1)
  expect(value('nextrung_http_requests_total{method="GET",route="none",status="404"}')).toBe(1)
  expect(value('nextrung_job_duration_seconds_count{job="analyze-resume",outcome="done"}')).toBe(1)
  expect(value('nextrung_file_read_duration_seconds_count{outcome="read"}')).toBe(1)
  expect(value('nextrung_database_statement_duration_seconds_count')).toBeGreaterThan(10)
  expect(value('nextrung_http_requests_in_flight')).toBe(1)
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(value(name)).toBeGreaterThan(0)
  for (const word of [person.mark, person.mark.toLowerCase(), person.user.uid, 'Okafor'])
    expect(text).not.toContain(word)
})
