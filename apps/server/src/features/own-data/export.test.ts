import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillWithCanaries, holds, listPersonalRows } from '../../testing/canaries.ts'
import { goodPassword, makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { readZip } from '../../testing/read-zip.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { personalTables } from './personal-tables.store.ts'

let app: TestApp
let later = 0
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + later) })
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<typeof makePerson>>
type Link = { url: string; expiresAt: string }

const ask = ({ client }: Person, password: string | undefined = goodPassword) =>
  client.send<Link & { code: string }>('POST', '/api/account/export', { json: { password } })

const makeFullPerson = async () => {
  const person = await makePerson(app)
  await makeResume(person.client, person.mark)
  const { id } = await waitForCompleted(person.client)
  const [files] = personalTables.filter(({ name }) => name === 'uploaded_files')
  if (!files) throw new Error('there is no table of files')
  const [file] = await listPersonalRows(app.services.db, { personal: files, owner: person.user })
  return { ...person, resumeId: id, fileId: Number(file?.id) }
}

const download = async ({ client }: Person, url: string) => {
  const response = await client.fetch('GET', url)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, files: readZip(bytes) }
}

test("the archive contains all my rows, files and documents, and nobody else's", async () => {
  const [a, b] = [await makeFullPerson(), await makeFullPerson()]
  for (const { user, mark, fileId } of [a, b])
    await fillWithCanaries(app.services.db, { owner: user, mark, fileId })
  const { status, json } = await ask(a)
  expect(status).toBe(200)
  const { response, files } = await download(a, json.url)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="nextrung-.*\.zip"$/)
  expect(response.headers.get('cache-control')).toBe('no-store')

  const empty = personalTables.filter(({ name }) => {
    const rows: unknown = JSON.parse(files.get(`data/${name}.json`)?.toString() ?? 'null')
    return !Array.isArray(rows) || rows.length === 0
  })
  expect(empty.map(({ name }) => name)).toEqual([])
  const text = (path: string) => files.get(path)?.toString() ?? ''
  expect(text('original-files/resume.txt')).toContain(a.mark)
  expect(JSON.parse(text('resumes/version-1/resume.json')).work).toHaveLength(2)
  expect(text('resumes/version-1/resume.pdf').slice(0, 5)).toBe('%PDF-')
  expect(
    readZip(files.get('resumes/version-1/resume.docx') ?? Buffer.alloc(0)).has('word/document.xml'),
  ).toBe(true)
  expect(JSON.parse(text('courses.json'))).toMatchObject([
    {
      course: expect.any(String),
      address: expect.stringMatching(/^https:/),
      status: 'completed',
      progress: 7,
    },
  ])
  for (const [path, content] of files)
    expect([path, holds(content.toString(), b.mark)]).toEqual([path, false])
})

test('the archive has my learning plan to read, as it is now', async () => {
  const person = await makePerson(app)
  const { status } = await person.client.send('POST', '/api/learning-path/generate', {
    json: { currentSkills: ['SQL'], requiredSkills: ['Python'], targetRole: 'Data Engineer', nextSteps: [] },
  })
  expect(status).toBe(200)
  const { files } = await download(person, (await ask(person)).json.url)
  const plan = files.get('learning-plan.md')?.toString() ?? ''
  expect(plan).toContain('- Target role: Data Engineer')
  expect(plan).toMatch(/^- Python: about/m)
  expect(files.get('README.txt')?.toString()).toContain('learning-plan.md')
  const newcomer = await makePerson(app)
  expect((await download(newcomer, (await ask(newcomer)).json.url)).files.has('learning-plan.md')).toBe(false)
})

test('secrets are left out, and the archive says so', async () => {
  const a = await makeFullPerson()
  await fillWithCanaries(app.services.db, { owner: a.user, mark: a.mark, fileId: a.fileId })
  const { files } = await download(a, (await ask(a)).json.url)
  const readme = files.get('README.txt')?.toString() ?? ''
  for (const { name, excluded } of personalTables) {
    const rows = JSON.parse(files.get(`data/${name}.json`)?.toString() ?? '[]') as object[]
    expect(readme).toContain(`data/${name}.json`)
    for (const column of excluded) expect(rows.some((row) => column in row)).toBe(false)
    if (excluded.length > 0) expect(readme).toMatch(new RegExp(`${name}: `))
  }
  const all = [...files.values()].map((content) => content.toString('latin1')).join('\n')
  for (const [, value] of a.client.cookies) expect(all).not.toContain(decodeURIComponent(value).split('.')[0])
  expect(all).not.toContain(`${a.mark}-sealed_secret`)
})

test('the link works only for its person, repeatedly, for 24 hours', async () => {
  const [a, b] = [await makePerson(app), await makePerson(app)]
  const { url, expiresAt } = (await ask(a)).json
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23 * 3600_000)
  expect((await b.client.send('GET', url)).status).toBe(404)
  expect((await app.newClient().send('GET', url)).status).toBe(401)
  for (const _ of [1, 2]) expect((await download(a, url)).files.has('README.txt')).toBe(true)
  later += 24 * 3600_000 + 1000
  expect((await a.client.send('GET', url)).status).toBe(404)
  later = 0
})

test('it asks for the password again', async () => {
  const person = await makePerson(app)
  for (const wrong of ['Wrong-Rung-43', ''])
    expect(await ask(person, wrong)).toMatchObject({ status: 400, json: { code: 'WRONG_CURRENT_PASSWORD' } })
})

test('the server stops when the client stops reading, and a new download can start', async () => {
  const person = await makeFullPerson()
  const { url } = (await ask(person)).json
  for (let round = 0; round < 4; round++) {
    const stop = new AbortController()
    const response = await fetch(app.url + url, {
      headers: { cookie: person.client.cookieHeader },
      signal: stop.signal,
    })
    expect(response.status).toBe(200)
    stop.abort()
  }
  await expect.poll(async () => (await person.client.fetch('GET', url)).status).toBe(200)
})
