import type { Resume, UnderstoodResume } from '@nextrung/contract/resumes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson, waitForCompleted } from '../../testing/factories.ts'
import { listVersions, makePersonWithResume, optimize } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('a correction', () => {
  test('applies to the result, the downloads and later versions', async () => {
    const { client, resume } = await makePersonWithResume(app)
    const path = `/api/resumes/${resume.id}/understood`
    const { document, corrected } = (await client.send<UnderstoodResume>('GET', path)).json
    expect(corrected).toEqual([])
    const work = document.work.map((job, index) =>
      index === 0 ? { ...job, name: 'Brightwater Clinics Group' } : job,
    )
    const changed = { ...document, basics: { ...document.basics, name: 'Maya Q. Okafor' }, work }
    const saved = await client.send<Resume>('PUT', path, { json: { document: changed } })
    expect(saved).toMatchObject({
      status: 200,
      json: { version: 2, reason: 'Corrected by you' },
    })
    expect(saved.json.optimizedContent).toContain('Maya Q. Okafor')
    const ownPath = `/api/resumes/${saved.json.id}`
    expect((await client.send<UnderstoodResume>('GET', `${ownPath}/understood`)).json.corrected).toEqual(
      expect.arrayContaining(['/basics/name', '/work/0/name']),
    )
    const markdown = await client.send('GET', `${ownPath}/download?format=md`)
    expect(markdown.text).toContain('Brightwater Clinics Group')
    const json = await client.send<{ basics: { name: string } }>('GET', `${ownPath}/download?format=json`)
    expect(json.json.basics.name).toBe('Maya Q. Okafor')
    await optimize(client, { id: saved.json.id, feedback: 'Put education first.' })
    expect((await waitForCompleted(client)).optimizedContent).toContain('Brightwater Clinics Group')
  })

  const correctName = async (client: Client, id: number, name: string) => {
    const path = `/api/resumes/${id}/understood`
    const { document } = (await client.send<UnderstoodResume>('GET', path)).json
    const changed = { ...document, basics: { ...document.basics, name } }
    return (await client.send<Resume>('PUT', path, { json: { document: changed } })).json
  }

  test('leaves the version as it was, and further ones of the sitting go into the new version', async () => {
    const { client, resume } = await makePersonWithResume(app)
    const first = await correctName(client, resume.id, 'Maya Q. Okafor')
    const second = await correctName(client, first.id, 'Maya Quinn Okafor')
    expect(second).toMatchObject({ id: first.id, version: 2 })
    const [newest, original] = await listVersions(client)
    expect(newest?.optimizedContent).toContain('Maya Quinn Okafor')
    expect(original?.optimizedContent).toBe(resume.optimizedContent)
  })

  test('makes a version of its own once the last one was downloaded', async () => {
    const { client, resume } = await makePersonWithResume(app)
    const first = await correctName(client, resume.id, 'Maya Q. Okafor')
    await client.send('GET', `/api/resumes/${first.id}/download?format=md`)
    const second = await correctName(client, first.id, 'Maya Quinn Okafor')
    expect(second).toMatchObject({ version: 3 })
  })

  test('sent twice makes one version, and one that changes nothing makes none', async () => {
    const { client, resume } = await makePersonWithResume(app)
    await correctName(client, resume.id, resume.document?.basics.name ?? '')
    expect(await listVersions(client)).toHaveLength(1)
    const path = `/api/resumes/${resume.id}/understood`
    const { document } = (await client.send<UnderstoodResume>('GET', path)).json
    const json = { document: { ...document, basics: { ...document.basics, name: 'Maya Q. Okafor' } } }
    const [one, other] = await Promise.all([1, 2].map(() => client.send<Resume>('PUT', path, { json })))
    const again = await client.send<Resume>('PUT', path, { json })
    expect([one?.json.id, other?.json.id]).toEqual([again.json.id, again.json.id])
    expect(await listVersions(client)).toHaveLength(2)
  })

  test('from a tab opened earlier does not undo what another tab corrected since', async () => {
    const { client, resume } = await makePersonWithResume(app)
    const first = await correctName(client, resume.id, 'Maya Q. Okafor')
    const later = await correctName(client, resume.id, 'Maya O.')
    expect(later).toMatchObject({ version: 3 })
    const kept = (await listVersions(client)).find(({ id }) => id === first.id)
    expect(kept?.optimizedContent).toContain('Maya Q. Okafor')
  })

  test('of the wrong shape is rejected and changes nothing', async () => {
    const { client, resume } = await makePersonWithResume(app)
    const path = `/api/resumes/${resume.id}/understood`
    for (const json of [{}, { document: { basics: 3 } }, { document: null, extra: 1 }])
      expect((await client.send('PUT', path, { json })).status).toBe(400)
    expect((await listVersions(client))[0]?.optimizedContent).toBe(resume.optimizedContent)
  })
})

describe('a JSON Resume', () => {
  test('becomes a version, and can be exported again', async () => {
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

  test('that is invalid is rejected, naming the wrong field', async () => {
    const { client } = await makePerson(app)
    for (const resume of [null, 'text', [], { work: 'none' }, { basics: { name: 5 } }])
      expect((await client.send('POST', '/api/resumes/import', { json: { resume } })).status).toBe(400)
    expect(await listVersions(client)).toEqual([])
  })
})
