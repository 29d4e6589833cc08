import type { Resume } from '@nextrung/contract/resumes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileForm, makePerson, resumeText } from '../../testing/factories.ts'
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

describe('an unusable file is rejected with a message and leaves nothing behind', () => {
  const onlyThese = 'Only PDF, Word (.doc, .docx) or plain text files can be uploaded.'

  test.each([
    'x.exe',
    'x.html',
    'x.svg',
    'x.docm',
    'x.rtf',
    'x.zip',
    'x.pdf.exe',
    'x.pdf%00.html',
    'x',
    'pdf',
  ])('the name %s', async (name) => {
    const { status, json, stored } = await upload(fileForm(resumeText(), { name }))
    expect([status, json.error, stored]).toEqual([415, onlyThese, 0])
  })

  test.each(['x.TXT', 'x.Txt'])('but the name %s is fine', async (name) => {
    expect((await upload(fileForm(resumeText(), { name }))).status).toBe(201)
  })

  test.each([
    ['a text called PDF', 'x.pdf', resumeText(), 415],
    ['a text called Word', 'x.docx', resumeText(), 415],
    ['a web page called PDF', 'x.pdf', '<!doctype html><html><body>resume</body></html>', 415],
    [
      'a picture called text',
      'x.txt',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3]),
      415,
    ],
    [
      'a program called Word',
      'x.docx',
      new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 255, 255]),
      415,
    ],
    ['a broken PDF', 'x.pdf', '%PDF-1.7\nnothing of a PDF follows', 422],
    ['an empty file', 'x.pdf', '', 400],
    ['white space only', 'x.txt', ' \n\t \n', 422],
  ])('%s', async (...[, name, content, status]) => {
    const answer = await upload(fileForm(content, { name, type: 'application/pdf' }))
    expect([answer.status, answer.stored]).toEqual([status, 0])
    expect(answer.json.error).toMatch(/^[A-Z].+\.$/)
    expect(answer.json.code).toBeTruthy()
  })

  test('one byte more than 10 MB', async () => {
    const { status, json, stored } = await upload(fileForm(new Uint8Array(10 * 1024 * 1024 + 1).fill(65)))
    expect([status, json.error, stored]).toEqual([413, 'The file is larger than 10 MB.', 0])
  })

  test('50 MB without a declared length, before all of it is sent and in less than two seconds of work', async () => {
    const { client } = await makePerson(app)
    const before = process.cpuUsage()
    const boundary = 'b-o-u-n-d'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x.txt"\r\n\r\n`
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull: (controller) => {
        if (sent >= 50) controller.close()
        else controller.enqueue(new Uint8Array(1024 * 1024).fill(65))
        sent++
      },
    })
    let sent = 0
    const chunked = await fetch(`${app.url}/api/resumes`, {
      method: 'POST',
      headers: { cookie: client.cookieHeader, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(chunked.status).toBe(413)
    expect(sent).toBeLessThan(50)
    // CPU time instead of wall-clock time, because the machine may be busy.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(2000)
  })

  test('forms that are invalid or too large', async () => {
    const { client } = await makePerson(app)
    const post = (options: object) => client.send<{ error: string }>('POST', '/api/resumes', options)
    expect((await post({ json: { file: 'x' } })).status).toBe(415)
    expect((await post({ form: fileForm(resumeText(), { targetRole: 'Astronaut' }) })).status).toBe(400)
    expect(
      (await post({ form: fileForm(resumeText(), { targetRole: 'x'.repeat(5_000_000) }) })).status,
    ).toBeOneOf([400, 413])
    const two = fileForm(resumeText())
    two.append('file', new Blob([resumeText()]), 'second.txt')
    expect((await post({ form: two })).status).toBe(400)
    const many = fileForm(resumeText())
    for (let part = 0; part < 2000; part++) many.append(`f${part}`, 'x')
    expect((await post({ form: many })).status).toBeOneOf([400, 413])
    const none = new FormData()
    none.set('userId', '1')
    expect(await post({ form: none })).toMatchObject({
      status: 400,
      json: { error: 'Choose a file to upload.' },
    })
    const broken = { body: '--x\r\nbroken', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    expect((await post(broken)).status).toBe(400)
    expect((await client.send<Resume[]>('GET', '/api/resumes/1')).json).toEqual([])
  })
})

describe('file names', () => {
  test.each([
    ['../../etc/x.txt', 'x.txt'],
    ['..\\..\\x.txt', 'x.txt'],
    ['CON.txt', 'CON.txt'],
    ['r\u202Etxt.exe.txt', 'rtxt.exe.txt'],
    ['Lebenslauf Müller.txt', 'Lebenslauf Müller.txt'],
  ])('%.60s is sanitized for display', async (name, shown) => {
    const { status, json } = await upload(fileForm(resumeText(), { name }))
    expect(status).toBe(201)
    expect(json.fileName).toBe(shown)
  })
})

test('a name of 5,000 characters is cut and keeps its extension', async () => {
  const { json } = await upload(fileForm(resumeText(), { name: `${'n'.repeat(5000)}.txt` }))
  expect(json.fileName).toMatch(/^n{50,}….txt$/)
  expect(json.fileName.length).toBeLessThanOrEqual(120)
})
