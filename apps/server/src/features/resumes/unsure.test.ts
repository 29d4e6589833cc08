import type { Resume, UnderstoodResume } from '@nextrung/contract/resumes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { fileForm, makePerson, waitForCompleted } from '../../testing/factories.ts'
import { listVersions, optimize } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const doubtful = `imani.vasquez@example.com | +44 20 7946 0991
Date of birth: 4 May 1987

Experience
Shift Supervisor, Halden Freight Ltd    Mar 2018 - Present
- Led a shift of nine people

Education
BSc Logistics, 2009 - 2012
`

const lemonCake = `Lemon Cake

Ingredients
200 g butter
4 eggs

Method
Beat the butter and the sugar until pale, then bake for 45 minutes.
`

const upload = async (client: Client, text: string): Promise<Resume> => {
  await client.send('POST', '/api/resumes', { form: fileForm(text, { targetRole: 'Security Engineer' }) })
  return waitForCompleted(client)
}
const answer = (client: Client, { id }: Resume, ...answers: object[]) =>
  client.send<Resume>('POST', `/api/resumes/${id}/answers`, { json: { answers } })
const pointersOf = ({ unsure }: Resume) => (unsure ?? []).map(({ pointer }) => pointer)

describe('what is unsure', () => {
  test('comes with the newest version, the name first, and with others on their own call', async () => {
    const { client } = await makePerson(app)
    const first = await upload(client, doubtful)
    expect(pointersOf(first)).toEqual(['/basics/name', '/education/0/institution'])
    await upload(client, doubtful.replace('2012', '2013'))
    const [, older] = await listVersions(client)
    expect(older?.unsure).toBeNull()
    const alone = await client.send<Resume>('GET', `/api/resumes/${first.id}/evidence`)
    expect(pointersOf(alone.json)).toEqual(pointersOf(first))
  })

  test('is mended in one new version for all answers of a sitting', async () => {
    const { client } = await makePerson(app)
    const first = await upload(client, doubtful)
    const named = await answer(client, first, {
      pointer: '/basics/name',
      answer: 'change',
      value: 'Imani Vasquez',
    })
    expect(named).toMatchObject({ status: 200, json: { version: 2, reason: 'Corrected by you' } })
    expect(named.json.document?.basics.name).toBe('Imani Vasquez')
    expect(named.json.evidence?.['/basics/name']?.sources).toMatchObject([{ by: 'person' }])
    const schooled = await answer(client, named.json, {
      pointer: '/education/0/institution',
      answer: 'change',
      value: 'Ostmark College',
    })
    expect(schooled.json).toMatchObject({ version: 2, unsure: [] })
    expect(schooled.json.document).toMatchObject({
      basics: { name: 'Imani Vasquez' },
      education: [{ institution: 'Ostmark College' }],
    })
    expect((await listVersions(client)).map(({ version }) => version)).toEqual([2, 1])
    const understood = await client.send<UnderstoodResume>(
      'GET',
      `/api/resumes/${schooled.json.id}/understood`,
    )
    expect(understood.json.corrected).toEqual(['/basics/name', '/education/0/institution'])
  })

  test('sent twice, also at once, is mended once', async () => {
    const { client } = await makePerson(app)
    const first = await upload(client, doubtful)
    const name = { pointer: '/basics/name', answer: 'change', value: 'Imani Vasquez' }
    await Promise.all([answer(client, first, name), answer(client, first, name)])
    await answer(client, first, name)
    expect(await listVersions(client)).toHaveLength(2)
  })

  test.each(['download?format=md', 'compare'])(
    'is mended in a version of its own after a %s',
    async (use) => {
      const { client } = await makePerson(app)
      const first = await upload(client, doubtful)
      const name = { pointer: '/basics/name', answer: 'change', value: 'Imani Vasquez' }
      const second = (await answer(client, first, name)).json
      await client.send('GET', `/api/resumes/${second.id}/${use === 'compare' ? `compare/${first.id}` : use}`)
      const school = { pointer: '/education/0/institution', answer: 'change', value: 'Ostmark College' }
      expect((await answer(client, second, school)).json).toMatchObject({ version: 3 })
      const kept = await client.send<Resume>('GET', `/api/resumes/${second.id}/evidence`)
      expect(kept.json.optimizedContent).toBe(second.optimizedContent)
    },
  )

  test('and confirmed is not asked again: no version, nor in later ones, nor for the same text', async () => {
    const { client } = await makePerson(app)
    const first = await upload(client, doubtful)
    const settled = await answer(client, first, { pointer: '/education/0/institution', answer: 'leave-out' })
    expect(settled.json).toMatchObject({ id: first.id, version: 1 })
    expect(pointersOf(settled.json)).toEqual(['/basics/name'])
    await optimize(client, { id: first.id, feedback: 'Put education first.' })
    expect(pointersOf(await waitForCompleted(client))).toEqual(['/basics/name'])
    expect(pointersOf(await upload(client, doubtful))).toEqual(['/basics/name'])
    await client.send('POST', `/api/resumes/${first.id}/restore`)
    expect(pointersOf(await waitForCompleted(client))).toEqual(['/basics/name'])
  })

  test('of another person is not found, and a wrong answer is refused', async () => {
    const { client } = await makePerson(app)
    const other = await makePerson(app)
    const resume = await upload(client, doubtful)
    const right = { pointer: '/basics/name', answer: 'right' }
    expect((await answer(other.client, resume, right)).status).toBe(404)
    for (const wrong of [
      [],
      [{}],
      [{ pointer: '/basics/name', answer: 'change', value: ' ' }],
      [{ pointer: '/basics/name', answer: 'maybe' }],
    ])
      expect((await answer(client, resume, ...wrong)).status).toBe(400)
  })
})

describe('a file that is no resume', () => {
  test('completes with a sentence, without score, document and downloads', async () => {
    const { client } = await makePerson(app)
    const row = await upload(client, lemonCake)
    expect(row).toMatchObject({ status: 'completed', score: null, document: null, skills: [], unsure: null })
    expect(row.notResume).toMatch(/^\p{Lu}.+\.$/u)
    expect(row.optimizedContent).toContain('200 g butter')
    for (const path of ['download?format=pdf', 'preview']) {
      const refused = await client.send<{ error: string }>('GET', `/api/resumes/${row.id}/${path}`)
      expect([refused.status, refused.json.error]).toEqual([
        422,
        expect.stringContaining('does not look like a resume'),
      ])
    }
    expect((await client.send('POST', '/api/linkedin', { json: { resumeId: row.id } })).status).toBe(422)
  })

  test('leaves what is known of the person alone', async () => {
    const { client, user } = await makePerson(app)
    const resume = await upload(client, `Imani Vasquez\n${doubtful}`)
    await upload(client, lemonCake)
    const facts = await client.send<{ resume: { id: number } }>('GET', `/api/users/${user.uid}/resume-facts`)
    expect(facts.json.resume.id).toBe(resume.id)
  })

  test('is analyzed if the person says that it is theirs, also when it is uploaded again', async () => {
    const { client } = await makePerson(app)
    const row = await upload(client, lemonCake)
    const shown = await client.send<Resume>('PATCH', `/api/resumes/${row.id}`, { json: { isResume: true } })
    expect(shown.json).toMatchObject({ id: row.id, notResume: null, score: { total: expect.any(Number) } })
    expect(JSON.stringify(shown.json.document)).toContain('butter')
    expect((await client.send('GET', `/api/resumes/${row.id}/download?format=md`)).status).toBe(200)
    expect(await upload(client, lemonCake)).toMatchObject({ version: 2, notResume: null })
  })
})

describe('personal details', () => {
  const formats = ['md', 'json', 'doc', 'pdf'] as const

  test('stand apart and in no download, until the person wants them there', async () => {
    const { client } = await makePerson(app)
    const row = await upload(client, doubtful)
    expect(row.document?.personal).toEqual([{ label: 'Date of birth', value: '4 May 1987' }])
    expect(row.showsPersonal).toBe(false)
    expect(row.optimizedContent).not.toContain('1987')
    const load = (format: string) => client.send('GET', `/api/resumes/${row.id}/download?format=${format}`)
    for (const format of ['md', 'json']) expect((await load(format)).text).not.toContain('1987')
    const before = (await load('pdf')).text.length
    const patched = await client.send<Resume>('PATCH', `/api/resumes/${row.id}`, {
      json: { showsPersonal: true },
    })
    expect(patched.json.showsPersonal).toBe(true)
    for (const format of formats) expect((await load(format)).status).toBe(200)
    expect((await load('md')).text).toContain('Date of birth: 4 May 1987')
    expect((await load('json')).text).toContain('Date of birth: 4 May 1987')
    expect((await load('pdf')).text.length).toBeGreaterThan(before)
  })

  test('keep the choice in later versions', async () => {
    const { client } = await makePerson(app)
    const row = await upload(client, doubtful)
    await client.send('PATCH', `/api/resumes/${row.id}`, { json: { showsPersonal: true } })
    await optimize(client, { id: row.id, feedback: 'Put education first.' })
    const later = await waitForCompleted(client)
    expect(later).toMatchObject({ version: 2, showsPersonal: true })
    expect(later.document?.personal).toHaveLength(1)
    expect(await upload(client, doubtful)).toMatchObject({ version: 3, showsPersonal: true })
  })
})
