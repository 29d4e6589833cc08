import type { AssessmentOverview } from '@nextrung/contract/assessments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import { assessmentsPath, loadOverview, takeQuiz } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Answer = AssessmentOverview & { error: string }

const skillIn = ({ skills }: AssessmentOverview, name: string) => skills.find(({ skill }) => skill === name)
const claim = (client: Client, skill: string, level: unknown) =>
  client.send<Answer>('PUT', `${assessmentsPath}/skills/${encodeURIComponent(skill)}/claim`, {
    json: { level },
  })
const name = (client: Client, certificate: object = {}) =>
  client.send<Answer>('POST', `${assessmentsPath}/certificates`, {
    json: { skill: 'AWS', name: 'Solutions Architect', issuer: 'Amazon', ...certificate },
  })

describe('the overview', () => {
  test('lists every skill with a quiz, the heaviest of the target role first', async () => {
    const { client } = await makePerson(app)
    await client.send('PUT', '/auth/selection', {
      json: { userType: 'professional', targetRole: 'Data Engineer' },
    })
    const { skills, basis } = await loadOverview(client)
    expect(skills.length).toBeGreaterThanOrEqual(36)
    expect(skills.every(({ questionCount }) => questionCount >= 24)).toBe(true)
    const weights = skills.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    expect(skillIn({ skills, basis }, 'SQL')).toMatchObject({ weight: 5, test: null, isDue: false })
    expect(basis.join(' ')).toContain('not a measurement')
  })

  test('needs a session', async () => {
    expect((await app.newClient().send('GET', assessmentsPath)).status).toBe(401)
    expect((await claim(app.newClient(), 'SQL', 3)).status).toBe(401)
    expect((await name(app.newClient())).status).toBe(401)
  })
})

describe('a claim', () => {
  test('stands beside a quiz as the person’s own word, and can be taken back', async () => {
    const { client } = await makePerson(app)
    await takeQuiz(app, { client, skill: 'SQL', knows: () => false })
    await claim(client, 'sql', 3)
    const { json } = await claim(client, 'SQL', 4)
    expect(skillIn(json, 'SQL')).toMatchObject({
      test: { proficiencyLevel: 1, verificationMethod: 'test', verified: true },
      claim: { proficiencyLevel: 4, confidence: null, verificationMethod: 'self', verified: false },
    })
    const path = `${assessmentsPath}/skills/SQL/claim`
    const { json: after } = await client.send<Answer>('DELETE', path)
    expect(skillIn(after, 'SQL')).toMatchObject({ claim: null, test: { proficiencyLevel: 1 } })
    expect((await client.send('DELETE', path)).status).toBe(404)
  })

  test('may be about a skill without a quiz, at a level from 1 to 5', async () => {
    const { client } = await makePerson(app)
    const { json } = await claim(client, 'Basket weaving', 2)
    expect(skillIn(json, 'Basket weaving')).toMatchObject({
      questionCount: 0,
      claim: { proficiencyLevel: 2 },
    })
    for (const level of [0, 6, 2.5, '3', null])
      expect((await claim(client, 'SQL', level)).json.error).toContain('Choose a level from 1 to 5.')
  })

  test('is one of at most two hundred', async () => {
    const { client } = await makePerson(app)
    for (let count = 0; count < 200; count++) await claim(client, `Craft ${count}`, 2)
    const { status, json } = await claim(client, 'One more', 2)
    expect([status, json.error]).toEqual([
      400,
      'You can state your level in at most 200 skills. Remove one to add another.',
    ])
    expect((await claim(client, 'Craft 7', 5)).status).toBe(200)
  })
})

describe('a certificate', () => {
  test('is kept unverified and without a level, and says when it has expired', async () => {
    const { client } = await makePerson(app)
    const { json } = await name(client, {
      link: 'https://example.com/badge',
      issuedOn: '2020-01-31',
      expiresOn: '2023-01-31',
    })
    expect(skillIn(json, 'AWS')?.certificates).toMatchObject([
      {
        proficiencyLevel: null,
        confidence: null,
        verified: false,
        verificationMethod: 'certification',
        certificate: { name: 'Solutions Architect', issuer: 'Amazon', hasExpired: true },
      },
    ])
    const { json: renewed } = await name(client, { name: 'solutions architect', expiresOn: '' })
    expect(skillIn(renewed, 'AWS')?.certificates).toMatchObject([
      { certificate: { link: null, expiresOn: null, hasExpired: false } },
    ])
  })

  test('is refused with a sentence if something is wrong with it', async () => {
    const { client } = await makePerson(app)
    const wrong: [object, string][] = [
      [{ name: ' ' }, 'Enter the name of the certificate.'],
      [{ issuer: '' }, 'Enter who issued it.'],
      [{ link: 'javascript:alert(1)' }, 'Enter a full link, starting with https://'],
      [{ link: `https://example.com/${'x'.repeat(500)}` }, 'A link has at most 500 characters.'],
      [{ expiresOn: 'soon' }, 'Enter a date.'],
      [{ issuedOn: '2024-01-01', expiresOn: '2023-01-01' }, 'A certificate expires after it was issued.'],
    ]
    for (const [change, sentence] of wrong) {
      const { status, json } = await name(client, change)
      expect([status, json.error]).toEqual([400, expect.stringContaining(sentence)])
    }
    expect(skillIn(await loadOverview(client), 'AWS')?.certificates ?? []).toEqual([])
  })

  test('belongs to one person', async () => {
    const [owner, other] = [await makePerson(app), await makePerson(app)]
    const { json } = await name(owner.client)
    const id = skillIn(json, 'AWS')?.certificates[0]?.id
    const path = `${assessmentsPath}/certificates/${id}`
    expect((await other.client.send('DELETE', path)).status).toBe(404)
    expect(skillIn(await loadOverview(owner.client), 'AWS')?.certificates).toHaveLength(1)
    expect((await owner.client.send('DELETE', path)).status).toBe(200)
    expect(skillIn(await loadOverview(owner.client), 'AWS')?.certificates ?? []).toEqual([])
  })
})
