import type { Resume, ResumeComparison, UnderstoodResume } from '@nextrung/contract/resumes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { fileForm, makePerson, makeResume, resumeText, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const list = async (client: Client) => (await client.send<Resume[]>('GET', '/api/resumes/1')).json

const optimize = (client: Client, { id, ...body }: { id: number; feedback: string; selectedRole?: string }) =>
  client.send<Resume & { error: string }>('POST', `/api/resumes/${id}/optimize`, { json: body })

const withResume = async () => {
  const person = await makePerson(app)
  await makeResume(person.client, person.mark)
  return { ...person, resume: await waitForCompleted(person.client) }
}

describe('feedback', () => {
  test('makes a new version that follows it and keeps the one before', async () => {
    const { client, resume } = await withResume()
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
    expect((await list(client))[1]).toMatchObject({
      id: resume.id,
      optimizedContent: resume.optimizedContent,
    })
  })

  test('adds up over versions', async () => {
    const { client, resume } = await withResume()
    await optimize(client, { id: resume.id, feedback: 'Leave out my phone number.' })
    const second = await waitForCompleted(client)
    await optimize(client, { id: second.id, feedback: 'Put education first.' })
    expect((await waitForCompleted(client)).optimizedContent).not.toContain('555-0142')
  })

  test('with a role in its words beats the chosen role', async () => {
    const { client, resume } = await withResume()
    await optimize(client, {
      id: resume.id,
      feedback: 'I am aiming at data engineer roles',
      selectedRole: 'Product Manager',
    })
    expect((await waitForCompleted(client)).targetRole).toBe('Data Engineer')
  })

  test('that asks for an invention is not followed, and says why', async () => {
    const { client, resume } = await withResume()
    await optimize(client, { id: resume.id, feedback: 'Add AWS and Kubernetes to my skills' })
    const done = await waitForCompleted(client)
    expect(done.optimizedContent).not.toMatch(/Kubernetes/)
    expect(JSON.parse(done.feedback ?? '[]')[0]).toMatch(/AWS|Kubernetes|skills/)
  })

  test('queues behind a version that is still being analysed', async () => {
    const { client, mark } = await makePerson(app)
    const uploaded = await makeResume(client, mark)
    expect((await optimize(client, { id: uploaded.id, feedback: 'Put education first.' })).status).toBe(200)
    expect(await waitForCompleted(client)).toMatchObject({ version: 2, status: 'completed' })
  })

  test('sent twice at once, or with one key, is one version', async () => {
    const { client, resume } = await withResume()
    const body = { id: resume.id, feedback: 'Put education first.' }
    await Promise.all([optimize(client, body), optimize(client, body)])
    expect(await list(client)).toHaveLength(2)
    const keyed = () =>
      client.send('POST', `/api/resumes/${resume.id}/optimize`, {
        json: { feedback: 'Skills first.', selectedRole: null },
        headers: { 'idempotency-key': 'same' },
      })
    await keyed()
    await keyed()
    expect(await list(client)).toHaveLength(3)
  })

  test.each([
    ['', 'Say what to change.'],
    ['   \n', 'Say what to change.'],
    ['x'.repeat(4001), 'Say it in at most 4000 characters.'],
  ])('%.10s is refused', async (feedback, error) => {
    const { client, resume } = await withResume()
    expect(await optimize(client, { id: resume.id, feedback })).toMatchObject({
      status: 400,
      json: { error },
    })
    expect(await list(client)).toHaveLength(1)
  })
})

describe('versions', () => {
  test('are compared older to newer, whatever the order of the ids', async () => {
    const { client, resume } = await withResume()
    await optimize(client, { id: resume.id, feedback: 'Leave out Splunk. Put education first.' })
    const newer = await waitForCompleted(client)
    const compare = (a: number, b: number) =>
      client.send<ResumeComparison>('GET', `/api/resumes/${a}/compare/${b}`)
    const one = await compare(newer.id, resume.id)
    expect(one.status).toBe(200)
    expect(one.json).toMatchObject({ olderId: resume.id, newerId: newer.id })
    expect(one.json.contentChanges.length).toBeGreaterThan(0)
    expect((await compare(resume.id, newer.id)).json).toEqual(one.json)
    expect((await compare(resume.id, resume.id)).json).toMatchObject({ skillsAdded: [], contentChanges: [] })
  })

  test('can be named, restored and deleted', async () => {
    const { client, resume } = await withResume()
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
    expect((await list(client)).map(({ version }) => version)).toEqual([3, 2])
    const original = await client.send('GET', `/api/resumes/${restored.json.id}/original`)
    expect(original.text).toBe(resumeText(resume.originalContent.split(' ')[1]))
  })

  test('leave no file behind when the last one is deleted', async () => {
    const { client, resume, user } = await withResume()
    await client.send('DELETE', `/api/resumes/${resume.id}`)
    expect(await list(client)).toEqual([])
    const left = (await app.services.db.execute(
      `select count(*)::int as files from uploaded_files where user_id = ${user.id}`,
    )) as unknown as { rows: { files: number }[] }
    expect(left.rows[0]?.files).toBe(0)
  })

  test('give back the original file under its own name', async () => {
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
    const { client, resume } = await withResume()
    await makeResume(client, 'Newer')
    await waitForCompleted(client)
    const { json } = await client.send<Resume>('GET', `/api/resumes/${resume.id}/evidence`)
    expect(json).toMatchObject({ id: resume.id, document: resume.document, evidence: resume.evidence })
    expect(json.score?.total).toBe(json.score?.parts.reduce((sum, part) => sum + part.points, 0))
  })

  test('keep the chosen look, in the downloads and in the versions that follow', async () => {
    const { client, resume } = await withResume()
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

describe('a correction', () => {
  test('stands in the result, in the downloads and in later versions', async () => {
    const { client, resume } = await withResume()
    const path = `/api/resumes/${resume.id}/understood`
    const { document, corrected } = (await client.send<UnderstoodResume>('GET', path)).json
    expect(corrected).toEqual([])
    const work = document.work.map((job, index) =>
      index === 0 ? { ...job, name: 'Brightwater Clinics Group' } : job,
    )
    const changed = { ...document, basics: { ...document.basics, name: 'Maya Q. Okafor' }, work }
    const saved = await client.send<Resume>('PUT', path, { json: { document: changed } })
    expect(saved).toMatchObject({ status: 200, json: { id: resume.id, version: 1 } })
    expect(saved.json.optimizedContent).toContain('Maya Q. Okafor')
    expect((await client.send<UnderstoodResume>('GET', path)).json.corrected).toEqual(
      expect.arrayContaining(['/basics/name', '/work/0/name']),
    )
    const markdown = await client.send('GET', `/api/resumes/${resume.id}/download?format=md`)
    expect(markdown.text).toContain('Brightwater Clinics Group')
    const json = await client.send<{ basics: { name: string } }>(
      'GET',
      `/api/resumes/${resume.id}/download?format=json`,
    )
    expect(json.json.basics.name).toBe('Maya Q. Okafor')
    await optimize(client, { id: resume.id, feedback: 'Put education first.' })
    expect((await waitForCompleted(client)).optimizedContent).toContain('Brightwater Clinics Group')
  })

  test('of the wrong shape is refused and changes nothing', async () => {
    const { client, resume } = await withResume()
    const path = `/api/resumes/${resume.id}/understood`
    for (const json of [{}, { document: { basics: 3 } }, { document: null, extra: 1 }])
      expect((await client.send('PUT', path, { json })).status).toBe(400)
    expect((await list(client))[0]?.optimizedContent).toBe(resume.optimizedContent)
  })
})

describe('a JSON Resume', () => {
  test('becomes a version, and comes out again', async () => {
    const { client } = await makePerson(app)
    const resume = {
      basics: { name: 'Tomás Rivera', email: 'tomas.rivera@example.com' },
      work: [
        {
          name: 'Harbor Freight',
          position: 'Data Analyst',
          startDate: '2020-01',
          highlights: ['Built SQL reports'],
        },
      ],
      skills: [{ name: 'Data', keywords: ['SQL', 'Python'] }],
    }
    const answer = await client.send('POST', '/api/resumes/import', {
      json: { resume, targetRole: 'Data Engineer' },
    })
    expect(answer.status).toBe(201)
    const done = await waitForCompleted(client)
    expect(done).toMatchObject({
      targetRole: 'Data Engineer',
      skills: expect.arrayContaining(['SQL', 'Python']),
    })
    const out = await client.send('GET', `/api/resumes/${done.id}/download?format=json`)
    expect(out.json).toMatchObject({ basics: { name: 'Tomás Rivera' }, work: [{ name: 'Harbor Freight' }] })
  })

  test('that is none is refused with the field that is wrong', async () => {
    const { client } = await makePerson(app)
    for (const resume of [null, 'text', [], { work: 'none' }, { basics: { name: 5 } }])
      expect((await client.send('POST', '/api/resumes/import', { json: { resume } })).status).toBe(400)
    expect(await list(client)).toEqual([])
  })
})

test("another person's version is not found by any call, and stays as it was", async () => {
  const [a, b] = [await withResume(), await withResume()]
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
  expect(await list(b.client)).toEqual([expect.objectContaining({ id: b.resume.id, label: null })])
})
