import type { Resume, ResumeComparison } from '@nextrung/contract/resumes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileForm, makePerson, makeResume, resumeText, waitForCompleted } from '../../testing/factories.ts'
import { listVersions, makePersonWithResume, optimize } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('versions', () => {
  test('are compared older to newer, regardless of the order of ids', async () => {
    const { client, resume } = await makePersonWithResume(app)
    await optimize(client, { id: resume.id, feedback: 'Leave out Splunk. Put education first.' })
    const newer = await waitForCompleted(client)
    expect(resume.skills).toContain('Splunk')
    expect(newer.skills).not.toContain('Splunk')
    const compare = (a: number, b: number) =>
      client.send<ResumeComparison>('GET', `/api/resumes/${a}/compare/${b}`)
    const one = await compare(newer.id, resume.id)
    expect(one.status).toBe(200)
    expect(one.json).toMatchObject({ olderId: resume.id, newerId: newer.id })
    expect(one.json.skillsRemoved).toEqual(['Splunk'])
    expect(one.json.contentChanges.length).toBeGreaterThan(0)
    expect((await compare(resume.id, newer.id)).json).toEqual(one.json)
    expect((await compare(resume.id, resume.id)).json).toMatchObject({ skillsAdded: [], contentChanges: [] })
  })

  test('can be named, restored and deleted', async () => {
    const { client, resume } = await makePersonWithResume(app)
    const named = await client.send('PATCH', `/api/resumes/${resume.id}`, {
      json: { label: ' For Brightwater ' },
    })
    expect(named).toMatchObject({ status: 200, json: { label: 'For Brightwater' } })
    await optimize(client, { id: resume.id, feedback: 'Leave out my phone number.' })
    await waitForCompleted(client)
    const restored = await client.send<Resume>('POST', `/api/resumes/${resume.id}/restore`)
    expect(restored.json).toMatchObject({
      version: 3,
      status: 'completed',
      optimizedContent: resume.optimizedContent,
    })
    expect(restored.json.reason).toBe('Restored from version 1, For Brightwater')
    expect((await client.send('DELETE', `/api/resumes/${resume.id}`)).json).toEqual({ id: resume.id })
    expect((await listVersions(client)).map(({ version }) => version)).toEqual([3, 2])
    const original = await client.send('GET', `/api/resumes/${restored.json.id}/original`)
    expect(original.text).toBe(resumeText(resume.originalContent.split(' ')[1]))
  })

  test('leave no file behind when the last one is deleted', async () => {
    const { client, resume, user } = await makePersonWithResume(app)
    await client.send('DELETE', `/api/resumes/${resume.id}`)
    expect(await listVersions(client)).toEqual([])
    const left = (await app.services.db.execute(
      `select count(*)::int as files from uploaded_files where user_id = ${user.id}`,
    )) as unknown as { rows: { files: number }[] }
    expect(left.rows[0]?.files).toBe(0)
  })

  test('return the original file under its own name', async () => {
    const { client } = await makePerson(app)
    const text = resumeText('Original')
    const { json } = await client.send<Resume>('POST', '/api/resumes', {
      form: fileForm(text, { name: 'Lebenslauf Müller.txt' }),
    })
    const original = await client.send('GET', `/api/resumes/${json.id}/original`)
    expect(original.text).toBe(text)
    expect(original.headers.get('content-type')).toBe('application/octet-stream')
    expect(original.headers.get('content-disposition')).toBe(
      `attachment; filename="Lebenslauf M_ller.txt"; filename*=UTF-8''Lebenslauf%20M%C3%BCller.txt`,
    )
  })

  test('show their evidence and score on request', async () => {
    const { client, resume } = await makePersonWithResume(app)
    await makeResume(client, 'Newer')
    await waitForCompleted(client)
    const { json } = await client.send<Resume>('GET', `/api/resumes/${resume.id}/evidence`)
    expect(json).toMatchObject({ id: resume.id, document: resume.document, evidence: resume.evidence })
    expect(json.score?.total).toBe(json.score?.parts.reduce((sum, part) => sum + part.points, 0))
  })

  test('keep the chosen design in downloads and later versions', async () => {
    const { client, resume } = await makePersonWithResume(app)
    const design = { template: 'modern', paper: 'a4' }
    expect(
      (await client.send('PATCH', `/api/resumes/${resume.id}`, { json: { design } })).json,
    ).toMatchObject({ design })
    await optimize(client, { id: resume.id, feedback: 'Put education first.' })
    expect((await waitForCompleted(client)).design).toEqual(design)
    const bad = await client.send('PATCH', `/api/resumes/${resume.id}`, {
      json: { design: { template: 'neon', paper: 'a4' } },
    })
    expect(bad.status).toBe(400)
    const picture = await client.fetch('GET', `/api/resumes/${resume.id}/preview?template=compact&page=1`)
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect(Number(picture.headers.get('x-page-count'))).toBeGreaterThan(0)
    expect(await picture.text()).toContain('<svg')
    expect((await client.send('GET', `/api/resumes/${resume.id}/preview?page=19`)).status).toBe(404)
  })
})

test("another person's version is not found by any call, and is unchanged", async () => {
  const [a, b] = [await makePersonWithResume(app), await makePersonWithResume(app)]
  const calls: [string, string, object][] = [
    ['POST', 'optimize', { json: { feedback: 'Shorter' } }],
    ['GET', `compare/${a.resume.id}`, {}],
    ['POST', 'restore', {}],
    ['GET', 'evidence', {}],
    ['GET', 'understood', {}],
    ['PUT', 'understood', { json: { document: a.resume.document } }],
    ['GET', 'preview', {}],
    ['GET', 'original', {}],
    ['GET', 'download?format=json', {}],
  ]
  for (const [method, path, options] of calls) {
    const foreign = await a.client.send(method, `/api/resumes/${b.resume.id}/${path}`, options)
    const missing = await a.client.send(method, `/api/resumes/999999/${path}`, options)
    expect([path, foreign.status, foreign.text]).toEqual([path, 404, missing.text])
  }
  expect((await a.client.send('GET', `/api/resumes/${a.resume.id}/compare/${b.resume.id}`)).status).toBe(404)
  expect((await a.client.send('DELETE', `/api/resumes/${b.resume.id}`)).status).toBe(404)
  expect(
    (await a.client.send('PATCH', `/api/resumes/${b.resume.id}`, { json: { label: 'mine' } })).status,
  ).toBe(404)
  expect(await listVersions(b.client)).toEqual([expect.objectContaining({ id: b.resume.id, label: null })])
})
