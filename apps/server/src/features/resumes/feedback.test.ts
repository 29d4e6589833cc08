import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { listVersions, makePersonWithResume, optimize } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('feedback', () => {
  test('creates a new version that follows it, and keeps the previous one', async () => {
    const { client, resume } = await makePersonWithResume(app)
    const answer = await optimize(client, {
      id: resume.id,
      feedback: 'Leave out my phone number. Put education first.',
    })
    expect(answer).toMatchObject({ status: 200, json: { version: 2, status: expect.any(String) } })
    const done = await waitForCompleted(client)
    expect(done.reason).toContain('Leave out my phone number')
    expect(done.optimizedContent).not.toContain('555-0142')
    expect(done.document?.sectionOrder.indexOf('education')).toBeLessThan(
      done.document?.sectionOrder.indexOf('work') ?? -1,
    )
    expect((await listVersions(client))[1]).toMatchObject({
      id: resume.id,
      optimizedContent: resume.optimizedContent,
    })
  })

  test('accumulates over versions', async () => {
    const { client, resume } = await makePersonWithResume(app)
    await optimize(client, { id: resume.id, feedback: 'Leave out my phone number.' })
    const second = await waitForCompleted(client)
    await optimize(client, { id: second.id, feedback: 'Put education first.' })
    expect((await waitForCompleted(client)).optimizedContent).not.toContain('555-0142')
  })

  test('naming a role overrides the chosen role', async () => {
    const { client, resume } = await makePersonWithResume(app)
    await optimize(client, {
      id: resume.id,
      feedback: 'I am aiming at data engineer roles',
      selectedRole: 'Product Manager',
    })
    expect((await waitForCompleted(client)).targetRole).toBe('Data Engineer')
  })

  test('that asks to invent facts is not followed, and says why', async () => {
    const { client, resume } = await makePersonWithResume(app)
    await optimize(client, { id: resume.id, feedback: 'Add AWS and Kubernetes to my skills' })
    const done = await waitForCompleted(client)
    expect(done.optimizedContent).not.toMatch(/Kubernetes/)
    expect(JSON.parse(done.feedback ?? '[]')[0]).toMatch(/AWS|Kubernetes|skills/)
  })

  test('waits for a version that is still being analyzed', async () => {
    const { client, mark } = await makePerson(app)
    const uploaded = await makeResume(client, mark)
    expect((await optimize(client, { id: uploaded.id, feedback: 'Put education first.' })).status).toBe(200)
    expect(await waitForCompleted(client)).toMatchObject({ version: 2, status: 'completed' })
  })

  test('sent twice at once, or with one key, creates one version', async () => {
    const { client, resume } = await makePersonWithResume(app)
    const body = { id: resume.id, feedback: 'Put education first.' }
    await Promise.all([optimize(client, body), optimize(client, body)])
    expect(await listVersions(client)).toHaveLength(2)
    const keyed = () =>
      client.send('POST', `/api/resumes/${resume.id}/optimize`, {
        json: { feedback: 'Skills first.', selectedRole: null },
        headers: { 'idempotency-key': 'same' },
      })
    await keyed()
    await keyed()
    expect(await listVersions(client)).toHaveLength(3)
  })

  test.each([
    ['', 'Say what to change.'],
    ['   \n', 'Say what to change.'],
    ['x'.repeat(4001), 'Say it in at most 4000 characters.'],
  ])('%.10s is rejected', async (feedback, error) => {
    const { client, resume } = await makePersonWithResume(app)
    expect(await optimize(client, { id: resume.id, feedback })).toMatchObject({
      status: 400,
      json: { error },
    })
    expect(await listVersions(client)).toHaveLength(1)
  })
})
