import type { ChallengeWorks, CheckedWork } from '@nextrung/contract/challenge-work'
import type { LearningChallenge } from '@nextrung/contract/learning-path'
import type { ShownSkills } from '@nextrung/contract/shown-skills'
import { findChallenge } from '@nextrung/engine/learning/find-challenge'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import { takeQuiz } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { challengeWorks } from './challenges.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const lines = (one: string) => `${one}\n`.repeat(3)

type Answer = ChallengeWorks & { error: string; code: string }

const etl = 'messy-file-to-clean-table'
const allMet = Array.from({ length: findChallenge(etl)?.criteria ?? 0 }, () => true)

const answers = ['', '1,200 | 1,000 | 150 | 50', lines('a.csv | 7 | price | not a number'), '']

const save = (client: Client, stepsDone: unknown, id = etl) =>
  client.send<Answer>('PUT', `/api/challenges/${id}/work`, { json: { stepsDone } })

const handIn = (client: Client, change: object = {}) =>
  client.send<Answer>('POST', `/api/challenges/${etl}/hand-in`, {
    json: { link: 'https://example.com/trees', text: '', criteriaMet: allMet, answers, ...change },
  })

const shownTo = async (client: Client) =>
  (await client.send<ShownSkills>('GET', '/api/shown-skills')).json.shown

const offeredTo = async (client: Client): Promise<string[]> =>
  (
    await client.send<LearningChallenge[]>('POST', '/api/learning-path/challenges', {
      json: { targetRole: 'Data Engineer', currentSkills: [], completedCourses: [] },
    })
  ).json.map(({ id }) => id)

describe('a challenge', () => {
  test('is taken, worked through and kept over a reload', async () => {
    const { client } = await makePerson(app)
    await save(client, [])
    const { json } = await save(client, [2, 0, 2])
    expect(json.works).toMatchObject([{ challengeId: etl, stepsDone: [0, 2], handedInAt: null }])
    const { json: later } = await client.send<Answer>('GET', '/api/challenges/works')
    expect(later).toEqual(json)
    expect(await shownTo(client)).toEqual([])
  })

  test('that is handed in shows its first skills in part, checked by the person', async () => {
    const { client } = await makePerson(app)
    await save(client, [0])
    const { status, json } = await handIn(client)
    expect([status, json.works[0]?.link]).toEqual([200, 'https://example.com/trees'])
    const first = json.works[0]?.handedInAt
    expect(first).toBeTruthy()
    const shown = await shownTo(client)
    expect(shown).toMatchObject([
      { skill: 'ETL', kind: 'challenge', checkedBy: 'self', grade: 'partly' },
      { skill: 'Python', kind: 'challenge', checkedBy: 'self', grade: 'partly' },
    ])
    expect(shown[0]?.line).toMatch(/^ETL: challenge “Load a messy public file.*”, self-checked, Nextrung, \d/)
    expect(json.works[0]?.criteria?.map(({ decidedBy, met }) => [decidedBy, met])).toEqual([
      ['self', true],
      ['program', true],
      ['program', true],
      ['self', true],
    ])
    const { json: again } = await handIn(client, { text: 'Better now.' })
    expect(again.works).toMatchObject([{ text: 'Better now.', handedInAt: first }])
  })

  test('that was taken comes first, and one that was handed in is not offered again', async () => {
    const { client } = await makePerson(app)
    const before = await offeredTo(client)
    const last = before.at(-1) ?? ''
    await save(client, [], last)
    expect((await offeredTo(client))[0]).toBe(last)
    await save(client, [])
    await handIn(client)
    expect(await offeredTo(client)).not.toContain(etl)
  })

  test('is refused with a sentence if something is missing, and nothing counts', async () => {
    const { client } = await makePerson(app)
    expect((await handIn(client)).status).toBe(404)
    expect((await save(client, [], 'no-such-challenge')).status).toBe(404)
    await save(client, [])
    const refusals: [object, number, string][] = [
      [{ link: '', text: ' ' }, 400, 'Add a link to your work, or describe it in a few sentences.'],
      [{ link: 'javascript:alert(1)' }, 400, 'Enter a full link, starting with https://'],
      [{ text: 'x'.repeat(1_000_000) }, 400, 'A text has at most 20000 characters.'],
      [{ answers: undefined }, 409, 'Nothing is pasted here yet.'],
      [{ answers: answers.with(1, '9 | 1 | 1 | 1') }, 409, 'do not add up to lines in the file.'],
      [{ answers: answers.with(1, '<b>9</b>') }, 409, 'Not met yet: “Lines in the file equal'],
      [
        { answers: answers.with(1, 'x'.repeat(20_001)) },
        400,
        'Paste at most 20000 characters for a criterion.',
      ],
      [{ answers: [...answers, 'x'.repeat(1_100_000)] }, 413, 'too large'],
      [{ criteriaMet: [] }, 409, 'Check your work against every criterion'],
      [{ criteriaMet: allMet.with(0, false) }, 409, 'Check your work against every criterion'],
    ]
    for (const [change, status, sentence] of refusals) {
      const answer = await handIn(client, change)
      expect([answer.status, answer.json.error]).toEqual([status, expect.stringContaining(sentence)])
    }
    expect((await save(client, [49])).json.error).toContain('does not have that many steps')
    expect(await shownTo(client)).toEqual([])
  })

  test('is checked before it is handed in, and nothing of that is kept', async () => {
    const { client } = await makePerson(app)
    const check = (json: object, id = etl) =>
      client.send<CheckedWork & { error: string }>('POST', `/api/challenges/${id}/check`, { json })
    const { json } = await check({ answers: ['', '3 | 1 | 1 | 1'], criteriaMet: [true] })
    expect(json.criteria.map(({ met }) => met)).toEqual([true, true, false, false])
    expect((await client.send<Answer>('GET', '/api/challenges/works')).json.works).toEqual([])
    expect((await check({ answers: [], criteriaMet: [] }, 'gone')).json.error).toBe(
      'This challenge was not found.',
    )
  })

  test('is chosen by what the person did here, and says so', async () => {
    const { client } = await makePerson(app)
    const whys = async () =>
      (
        await client.send<LearningChallenge[]>('POST', '/api/learning-path/challenges', {
          json: { targetRole: 'Data Engineer', currentSkills: ['SQL'], completedCourses: [] },
        })
      ).json
        .map(({ why }) => why)
        .join(' ')
    expect(await whys()).not.toContain('handed in')
    await save(client, [])
    await handIn(client)
    expect(await whys()).toContain('You have handed in 1 challenge, so it goes beyond the basics.')
    await takeQuiz(app, { client, skill: 'SQL', knows: () => true })
    expect(await whys()).toMatch(/Your SQL quiz put you at level [345] of 5/)
  })

  test('that was withdrawn meanwhile keeps what was done, and can be dropped', async () => {
    const { client, user } = await makePerson(app)
    await save(client, [0, 1])
    await app.services.db
      .update(challengeWorks)
      .set({ challengeId: 'withdrawn' })
      .where(eq(challengeWorks.userId, user.id))
    const refused = await client.send<Answer>('POST', '/api/challenges/withdrawn/hand-in', {
      json: { link: '', text: 'Done.', criteriaMet: [] },
    })
    expect([refused.status, refused.json.error]).toEqual([
      409,
      'This challenge was withdrawn, so it can no longer be handed in. What you have done is kept.',
    ])
    const { json } = await client.send<Answer>('GET', '/api/challenges/works')
    expect(json.works).toMatchObject([{ challengeId: 'withdrawn', stepsDone: [0, 1] }])
    const { json: gone } = await client.send<Answer>('DELETE', '/api/challenges/withdrawn/work')
    expect(gone.works).toEqual([])
  })

  test('belongs to one person', async () => {
    const [owner, other] = [await makePerson(app), await makePerson(app)]
    await save(owner.client, [1])
    expect((await other.client.send<Answer>('GET', '/api/challenges/works')).json.works).toEqual([])
    expect((await other.client.send('DELETE', `/api/challenges/${etl}/work`)).status).toBe(404)
    expect((await owner.client.send<Answer>('GET', '/api/challenges/works')).json.works).toHaveLength(1)
  })
})
