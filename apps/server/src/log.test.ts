import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLog } from './log.ts'
import { fileForm, goodPassword, makePerson, resumeText, waitForCompleted } from './testing/factories.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'trace', SLOW_REQUEST_MS: '600000' } })
})
afterAll(() => app.close())

const linesOf = (write: (log: ReturnType<typeof makeLog>) => void): string[] => {
  const lines: string[] = []
  write(makeLog('trace', { write: (line: string) => void lines.push(line) }))
  return lines
}

/** A journey through everything that takes a person's words, refusals and failures included. */
const journey = async () => {
  const { client, mark, user, email } = await makePerson(app)
  const form = fileForm(resumeText(mark), { name: `${mark} resume.txt`, targetRole: 'Security Engineer' })
  await client.send('POST', '/api/resumes', { form })
  const { id } = await waitForCompleted(client)
  await client.send('POST', `/api/resumes/${id}/optimize`, { json: { feedback: `Lead with ${mark} please` } })
  await client.send('PATCH', `/api/resumes/${id}`, { json: { label: `Version of ${mark}` } })
  await client.send('PATCH', `/api/settings/${user.uid}`, { json: { theme: mark } })
  await client.send('GET', `/api/resumes/${mark}?q=${mark}`)
  await client.send('GET', `/reset/${email}`)
  await client.send('POST', '/auth/sign-in/email', { json: { email, password: `Wrong-${mark}-1!` } })
  await client.send('POST', '/auth/sign-up/email', {
    json: { displayName: mark, email, password: goodPassword },
  })
  await client.send('POST', '/api/resumes', { form: fileForm(`%PDF-1.7 ${mark}`, { name: `${mark}.pdf` }) })
  await client.send('POST', '/auth/sign-in/email', {
    body: `{"email": "${mark}`,
    headers: { 'content-type': 'application/json' },
  })
  return { client, mark, email, uid: user.uid }
}

describe('the log', () => {
  test('contains nothing people entered and no cookies, even at the most verbose level', async () => {
    const { client, mark, email } = await journey()
    const cookies = [...client.cookies.values()]
    await client.send('POST', '/auth/sign-out', { json: {} })
    const written = app.logs.join('')
    expect(written.length).toBeGreaterThan(2000)
    const secrets = [
      mark,
      mark.toLowerCase(),
      email,
      goodPassword,
      'Wrong-',
      'Okafor',
      'Brightwater',
      '555-0142',
    ]
    for (const secret of [...secrets, ...cookies]) expect(written).not.toContain(secret)
  })

  test('has one line per request with its id, and one per job with the ids of its rows', async () => {
    const { client } = await makePerson(app)
    const answer = await client.send<{ id: number }>('POST', '/api/resumes', { form: fileForm(resumeText()) })
    await waitForCompleted(client)
    const entries = () => app.logs.map((line) => JSON.parse(line) as Record<string, unknown>)
    const requestId = answer.headers.get('x-request-id')
    const ofRequest = () => entries().filter(({ reqId, level }) => reqId === requestId && level === 'info')
    // The line is written once the answer is on its way.
    await expect
      .poll(ofRequest)
      .toEqual([
        expect.objectContaining({ level: 'info', route: '/api/resumes', status: 201, msg: 'request' }),
      ])
    const ofJob = () => entries().filter(({ msg, resumeId }) => msg === 'job' && resumeId === answer.json.id)
    await expect.poll(ofJob).toEqual([expect.objectContaining({ job: 'analyze-resume', outcome: 'done' })])
  })

  test('flags slow requests', async () => {
    const slow = await startTestApp({ env: { SLOW_REQUEST_MS: '1' } })
    await makePerson(slow)
    const flagged = () =>
      slow.logs.map((line) => JSON.parse(line) as object).filter((entry) => 'slow' in entry)
    const signUp = expect.objectContaining({ level: 'warn', route: '/auth/sign-up/email' })
    await expect.poll(flagged).toContainEqual(signUp)
    await slow.close()
  })

  test('identifies a failed query without its values', async () => {
    const failed = await app.services.db
      .execute(sql`insert into identity_users (id, name, email) values (${'x'}, ${'CANARY-query'}, null)`)
      .catch((error: unknown) => error)
    const [line = ''] = linesOf((log) => log.error({ err: failed }, 'a query failed'))
    expect(line).toContain('insert into identity_users')
    expect(line).toContain('"code":"23502"')
    expect(line).not.toContain('CANARY')
    const taken = await app.services.db
      .execute(sql`select ${'CANARY-number'}::text::integer`)
      .catch((error: unknown) => error)
    expect(linesOf((log) => log.error({ err: taken }, 'a query failed'))[0]).not.toContain('CANARY')
  })

  test('cannot be injected with a line by a value', () => {
    const forged = 'a\r\n{"level":"info","msg":"forged"}\u2028'
    const lines = linesOf((log) => log.warn({ forged, err: new Error(forged) }, 'one event'))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trimEnd().split(/[\r\n]/)).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ forged, msg: 'one event' })
  })
})
