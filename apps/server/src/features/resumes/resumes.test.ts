import { stat } from 'node:fs/promises'
import type { Resume } from '@nextrung/contract/resumes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileForm, makePerson, makeResume, resumeText, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const upload = async (form: FormData, headers: Record<string, string> = {}) => {
  const { client } = await makePerson(app)
  const answer = await client.send<Resume & { error: string; code: string }>('POST', '/api/resumes', {
    form,
    headers,
  })
  const list = await client.send<Resume[]>('GET', '/api/resumes/1')
  return { ...answer, client, stored: list.json.length }
}

describe('an upload', () => {
  test('is stored immediately and completed by the job', async () => {
    const { client } = await makePerson(app)
    const uploaded = await makeResume(client)
    expect(uploaded).toMatchObject({ version: 1, targetRole: 'Security Engineer', fileName: 'resume.txt' })
    const done = await waitForCompleted(client)
    expect(done).toMatchObject({ id: uploaded.id, status: 'completed', engine: 'built-in' })
    expect(done.originalContent).toContain('Responsible for managing accounts of 310 staff')
    expect(done.optimizedContent).toContain('Manage accounts of 310 staff in Active Directory')
    expect(done.skills).toEqual(
      expect.arrayContaining(['PowerShell', 'Python', 'Active Directory', 'Splunk', 'Linux']),
    )
    const suggestions = JSON.parse(done.feedback ?? '')
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.every((one: unknown) => typeof one === 'string' && one.length > 10)).toBe(true)
    expect(done.document?.basics).toMatchObject({ email: 'maya.okafor@example.com' })
    const marks = Object.values(done.evidence ?? {}).map(({ mark }) => mark)
    expect(marks).toContain('kept')
    expect(marks).toContain('reworded')
  })

  test('without a target role is analyzed in general', async () => {
    const { client } = await makePerson(app)
    expect((await client.send('POST', '/api/resumes', { form: fileForm(resumeText()) })).status).toBe(201)
    expect(await waitForCompleted(client)).toMatchObject({ targetRole: null, status: 'completed' })
  })

  test('may have its fields before or after the file', async () => {
    const form = new FormData()
    form.set('userId', '1')
    form.set('targetRole', 'Data Engineer')
    form.set('file', new Blob([resumeText()]), 'resume.txt')
    expect((await upload(form)).json.targetRole).toBe('Data Engineer')
    expect((await upload(fileForm(resumeText(), { targetRole: 'Data Engineer' }))).json.targetRole).toBe(
      'Data Engineer',
    )
  })

  test("belongs to the session's person, regardless of userId", async () => {
    const [a, b] = [await makePerson(app), await makePerson(app)]
    const form = fileForm(resumeText(a.mark), { userId: String(b.user.id) })
    const answer = await a.client.send<Resume>('POST', '/api/resumes', { form })
    expect(answer.json.userId).toBe(a.user.id)
    expect((await b.client.send('GET', '/api/resumes/1')).json).toEqual([])
  })

  test('numbers versions per person, newest first, with structure only for the first', async () => {
    const { client } = await makePerson(app)
    await makeResume(client, 'First')
    await waitForCompleted(client)
    await makeResume(client, 'Second')
    const done = await waitForCompleted(client)
    expect(done.version).toBe(2)
    const { json } = await client.send<Resume[]>('GET', '/api/resumes/1')
    expect(json.map(({ version }) => version)).toEqual([2, 1])
    expect(json[0]?.document).toBeTruthy()
    expect(json[1]?.document).toBeNull()
    expect(json[1]?.evidence).toBeNull()
    expect(json[1]?.optimizedContent).toContain('First')
  })

  test('with one Idempotency-Key creates one version, however often it is sent', async () => {
    const { client } = await makePerson(app)
    const send = () =>
      client.send<Resume>('POST', '/api/resumes', {
        form: fileForm(resumeText()),
        headers: { 'idempotency-key': 'k-1' },
      })
    const first = await send()
    const again = await Promise.all([send(), send()])
    expect(again.map(({ json }) => json.id)).toEqual([first.json.id, first.json.id])
    expect((await client.send<Resume[]>('GET', '/api/resumes/1')).json).toHaveLength(1)
  })

  test('with a key already used for another file is rejected', async () => {
    const { client } = await makePerson(app)
    const send = (text: string) =>
      client.send('POST', '/api/resumes', { form: fileForm(text), headers: { 'idempotency-key': 'k-1' } })
    expect((await send(resumeText('One'))).status).toBe(201)
    expect(await send(resumeText('Two'))).toMatchObject({ status: 422, json: { code: 'KEY_REUSED' } })
  })

  test('repeated after its version was deleted restores nothing', async () => {
    const { client } = await makePerson(app)
    const send = () =>
      client.send<Resume>('POST', '/api/resumes', {
        form: fileForm(resumeText()),
        headers: { 'idempotency-key': 'k-1' },
      })
    await client.send('DELETE', `/api/resumes/${(await send()).json.id}`)
    expect((await send()).status).toBe(404)
    expect((await client.send<Resume[]>('GET', '/api/resumes/1')).json).toEqual([])
  })

  test('twice at once without a key creates one version; one after the other creates two', async () => {
    const { client } = await makePerson(app)
    const send = () => client.send<Resume>('POST', '/api/resumes', { form: fileForm(resumeText()) })
    await Promise.all([send(), send()])
    expect((await client.send<Resume[]>('GET', '/api/resumes/1')).json).toHaveLength(1)
    await send()
    expect((await client.send<Resume[]>('GET', '/api/resumes/1')).json).toHaveLength(2)
  })

  test('of different files at once keeps all of them', async () => {
    const { client } = await makePerson(app)
    const marks = ['One', 'Two', 'Three', 'Four', 'Five']
    const answers = await Promise.all(
      marks.map((mark) => client.send<Resume>('POST', '/api/resumes', { form: fileForm(resumeText(mark)) })),
    )
    expect(answers.map(({ status }) => status)).toEqual(marks.map(() => 201))
    expect(new Set(answers.map(({ json }) => json.version))).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})

describe('the list', () => {
  test("is available under 1, the person's own id and uid, and nothing else", async () => {
    const { client, user } = await makePerson(app)
    const { id } = await makeResume(client)
    for (const alias of ['1', user.id, user.uid])
      expect((await client.send<Resume[]>('GET', `/api/resumes/${alias}`)).json[0]?.id).toBe(id)
    for (const other of ['abc', '-1', '1000000000', '2147483648', '1e9', '0', '%20', '1.0'])
      expect((await client.send('GET', `/api/resumes/${other}`)).status).toBe(404)
  })

  test('answers 304 to its ETag if unchanged', async () => {
    const { client } = await makePerson(app)
    await makeResume(client)
    await waitForCompleted(client)
    const first = await client.send('GET', '/api/resumes/1')
    const etag = first.headers.get('etag') ?? ''
    const again = await client.send('GET', '/api/resumes/1', { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    await makeResume(client, 'Newer')
    const changed = await client.send('GET', '/api/resumes/1', { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    const other = await makePerson(app)
    expect(
      (await other.client.send('GET', '/api/resumes/1', { headers: { 'if-none-match': etag } })).status,
    ).toBe(200)
  })
})

describe('a download', () => {
  test('is a PDF or Word file with its own name, and is not cacheable', async () => {
    const { client } = await makePerson(app)
    const { id } = await makeResume(client)
    const pdf = await client.fetch('GET', `/api/resumes/${id}/download?format=pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="resume-${id}.pdf"`)
    expect(pdf.headers.get('cache-control')).toBe('no-store')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const word = await client.fetch('GET', `/api/resumes/${id}/download?format=doc`)
    expect(word.headers.get('content-disposition')).toBe(`attachment; filename="resume-${id}.docx"`)
    expect(
      Buffer.from(await word.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  test('in an unknown format, or of a missing version, is rejected', async () => {
    const { client } = await makePerson(app)
    const { id } = await makeResume(client)
    for (const query of ['format=exe', 'format=../x', '', 'format=pdf&format=doc'])
      expect((await client.send('GET', `/api/resumes/${id}/download?${query}`)).status).toBe(400)
    for (const other of ['999999', 'abc', '-1', '2147483648', '0'])
      expect((await client.send('GET', `/api/resumes/${other}/download?format=pdf`)).status).toBe(404)
  })

  test("of another person's version is not found", async () => {
    const [a, b] = [await makePerson(app), await makePerson(app)]
    const { id } = await makeResume(b.client, b.mark)
    const foreign = await a.client.send('GET', `/api/resumes/${id}/download?format=pdf`)
    const missing = await a.client.send('GET', '/api/resumes/999999/download?format=pdf')
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  })
})

describe('limits', () => {
  test('uploads stop while the disk is nearly full; reads continue', async () => {
    const full = await startTestApp({ freeDiskBytes: async () => 1000 })
    const { client } = await makePerson(full)
    expect(await client.send('POST', '/api/resumes', { form: fileForm(resumeText()) })).toMatchObject({
      status: 507,
      json: { error: expect.stringContaining('Storage is full'), code: 'STORAGE_FULL' },
    })
    expect((await client.send('GET', '/api/resumes/1')).status).toBe(200)
    expect((await client.send('GET', '/health')).json).toMatchObject({ status: 'degraded', ready: true })
    await full.close()
  })

  test('one person cannot store more versions than the setting allows', async () => {
    const narrow = await startTestApp({ env: { VERSIONS_PER_PERSON: '2' } })
    const { client } = await makePerson(narrow)
    await makeResume(client, 'One')
    await makeResume(client, 'Two')
    expect(await client.send('POST', '/api/resumes', { form: fileForm(resumeText('Three')) })).toMatchObject({
      status: 409,
      json: { code: 'TOO_MANY_VERSIONS' },
    })
    await narrow.close()
  })
})

test('the data folder is for its owner alone', async () => {
  expect((await stat(app.dataDir)).mode & 0o777).toBe(0o700)
})

test('the log contains no personal text and no cookie', async () => {
  const { client, mark, email } = await makePerson(app)
  await makeResume(client, mark)
  await waitForCompleted(client)
  const everything = app.logs.join('\n')
  for (const secret of [mark, email, 'Rung-by-Rung-42', ...client.cookies.values()])
    expect(everything).not.toContain(secret)
})
