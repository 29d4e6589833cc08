import type { AssessmentOverview } from '@nextrung/contract/assessments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { fileForm, makePerson } from '../../testing/factories.ts'
import { assessmentsPath, loadOverview } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Answer = AssessmentOverview & { error: string; code: string }

const certificatesIn = ({ skills }: AssessmentOverview) =>
  skills.flatMap(({ certificates }) => certificates.map(({ id, certificate }) => ({ id, certificate })))

const nameOne = async (client: Client, name = 'Solutions Architect'): Promise<string> => {
  const { json } = await client.send<Answer>('POST', `${assessmentsPath}/certificates`, {
    json: { skill: 'AWS', name, issuer: 'Amazon' },
  })
  const found = certificatesIn(json).find(({ certificate }) => certificate?.name === name)
  return `${assessmentsPath}/certificates/${found?.id}/file`
}

const pdf = (bytes = 100): Uint8Array => {
  const content = new Uint8Array(bytes)
  content.set(new TextEncoder().encode('%PDF-1.7'))
  return content
}

const attach = (client: Client, path: string, { content = pdf(), name = 'badge.pdf' } = {}) =>
  client.send<Answer>('PUT', path, { form: fileForm(content, { name, type: 'application/pdf' }) })

describe('a copy of a certificate', () => {
  test('is kept as it came, replaced, downloaded as an attachment, and removed', async () => {
    const { client } = await makePerson(app)
    const path = await nameOne(client)
    expect((await client.send('GET', path)).status).toBe(404)
    await attach(client, path, { content: pdf(300) })
    const { json } = await attach(client, path, { content: pdf(200), name: '../../badge of 2026.pdf' })
    expect(certificatesIn(json)[0]?.certificate?.file).toEqual({ name: 'badge of 2026.pdf', sizeBytes: 200 })
    const answer = await client.fetch('GET', path)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf(200))
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="badge of 2026.pdf"/)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')

    const { json: without } = await client.send<Answer>('DELETE', path)
    expect(certificatesIn(without)).toMatchObject([{ certificate: { file: null } }])
    expect((await client.send('DELETE', path)).status).toBe(404)
  })

  test('goes with its certificate', async () => {
    const { client } = await makePerson(app)
    const path = await nameOne(client)
    await attach(client, path)
    await client.send('DELETE', path.replace('/file', ''))
    expect((await client.send('GET', path)).status).toBe(404)
    expect((await attach(client, path)).status).toBe(404)
  })

  test('is a PDF or a picture of at most 5 MB', async () => {
    const { client } = await makePerson(app)
    const path = await nameOne(client)
    const page = new TextEncoder().encode('<script>alert(1)</script>')
    const refused = await attach(client, path, { content: page, name: 'badge.pdf' })
    expect([refused.status, refused.json.error]).toEqual([
      415,
      'Attach the certificate as a PDF, PNG or JPEG file.',
    ])
    const large = await attach(client, path, { content: pdf(5 * 1024 * 1024 + 1) })
    expect([large.status, large.json.error]).toEqual([
      413,
      'The file is larger than 5 MB. Attach a smaller one or use a link.',
    ])
    expect(certificatesIn(await loadOverview(client))).toMatchObject([{ certificate: { file: null } }])
  })

  test('takes at most 25 MB together with the others, and replacing one needs no more room', async () => {
    const { client } = await makePerson(app)
    const content = pdf(5 * 1024 * 1024)
    for (let count = 0; count < 5; count++)
      expect((await attach(client, await nameOne(client, `Badge ${count}`), { content })).status).toBe(200)
    const full = await attach(client, await nameOne(client, 'One more'))
    expect([full.status, full.json.error]).toEqual([
      409,
      'Your certificates’ files may take 25 MB together. Remove one or use a link.',
    ])
    expect((await attach(client, await nameOne(client, 'Badge 3'), { content })).status).toBe(200)
  })

  test('belongs to one person', async () => {
    const [owner, other] = [await makePerson(app), await makePerson(app)]
    const path = await nameOne(owner.client)
    await attach(owner.client, path)
    expect((await other.client.send('GET', path)).status).toBe(404)
    expect((await other.client.send('DELETE', path)).status).toBe(404)
    expect((await attach(other.client, path, { content: pdf(400) })).status).toBe(404)
    expect(certificatesIn(await loadOverview(owner.client))[0]?.certificate?.file?.sizeBytes).toBe(100)
  })
})
