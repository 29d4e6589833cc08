import { interviewDifficulties, scenarioTypes } from '@nextrung/contract/interview'
import { targetRoles } from '@nextrung/contract/roles'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import {
  bankRow,
  beginPractice,
  changeBankRows,
  listBankRows,
  loadQuestions,
  sendInterviewAnswer,
  startSession,
} from '../../testing/interview-calls.ts'
import { keepSessions } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { currentSet } from './current-set.ts'
import { interviewDraws } from './interview.table.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.close())
afterEach(() => {
  now = new Date()
})

const wait = async (ms: number) => {
  now = new Date(now.getTime() + ms)
  await keepSessions(app, now)
}

const countDraws = () => app.services.db.$count(interviewDraws)
const idsOf = (questions: readonly { id: number }[]) => questions.map(({ id }) => id)

describe('the questions', () => {
  test('are five open-ended ones with what to cover, and nothing that gives an answer away', async () => {
    const { client } = await makePerson(app)
    const { status, json, text } = await loadQuestions(client)
    expect([status, json.length, new Set(idsOf(json)).size]).toEqual([200, 5, 5])
    for (const question of json) {
      const row = await bankRow(app, question.id)
      expect(question).toMatchObject({
        question: row.question,
        tags: row.tags,
        expectedKeyPoints: row.expectedKeyPoints,
        questionType: 'technical',
        difficulty: 'intermediate',
        why: { kind: 'unseen' },
      })
      expect(question).not.toHaveProperty('options')
      for (const secret of [row.sampleAnswer, ...row.evaluationCriteria, ...row.followUpQuestions])
        expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
    }
    expect(text).not.toMatch(
      /"[^"]*(weight|essential|answer|criteria|correct|explanation|belief|followUp)[^"]*":/i,
    )
  })

  test('are no longer said to be new once they were answered, though the set stays', async () => {
    const { client } = await makePerson(app)
    const { sessionId, questions } = await beginPractice(client)
    const [first] = questions
    await sendInterviewAnswer(client, { sessionId, questionId: first?.id ?? 0, answer: 'I do not know it.' })
    const { json } = await loadQuestions(client)
    expect(idsOf(json)).toEqual(idsOf(questions))
    expect(json[0]).toMatchObject({ seenBefore: { lastScore: expect.any(Number) } })
    expect(json[0]).not.toHaveProperty('why')
    expect(json[1]).toMatchObject({ why: { kind: 'unseen' } })
  })

  test('are five with four options in multiple choice, without key points', async () => {
    const { client } = await makePerson(app)
    for (const scenarioType of ['technical', 'behavioral', 'system_design']) {
      const { json, text } = await loadQuestions(client, { scenarioType, multipleChoice: true })
      expect(json).toHaveLength(5)
      for (const question of json) {
        const row = await bankRow(app, question.id)
        expect(question.options).toEqual(row.options)
        expect(question).not.toHaveProperty('expectedKeyPoints')
        for (const secret of row.optionExplanations ?? [])
          expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
      }
      expect(text).not.toMatch(/"[^"]*(correct|explanation|answer|expectedKeyPoints)[^"]*":/i)
    }
  })

  test('are there for every role in every scenario, difficulty and mode', async () => {
    const { user } = await makePerson(app)
    for (const roleTitle of targetRoles)
      for (const scenarioType of scenarioTypes)
        for (const difficultyLevel of interviewDifficulties)
          for (const isMultipleChoice of [false, true]) {
            const key = { userId: user.id, roleTitle, scenarioType, difficultyLevel, isMultipleChoice }
            const { questions } = await currentSet(app.services.db, { key, gaps: new Map(), now })
            expect({ ...key, count: questions.length }).toEqual({ ...key, count: 5 })
          }
  })

  test('of a lead are about leading as well, and those of an engineer are not', async () => {
    const { client } = await makePerson(app)
    const typesFor = async (role: string) =>
      (await loadQuestions(client, { role, scenarioType: 'behavioral' })).json.map(
        ({ questionType }) => questionType,
      )
    expect(await typesFor('Engineering Manager')).toContain('leadership')
    expect(await typesFor('Backend Developer')).not.toContain('leadership')
  })

  test('hold their code apart from their text as well', async () => {
    const [row] = (await listBankRows(app)).filter(
      ({ question, questionType, isMultipleChoice }) =>
        questionType === 'technical' && !isMultipleChoice && question.includes('\n```'),
    )
    if (!row) throw new Error('No open question has code.')
    const others = (await listBankRows(app))
      .filter((one) => one.id !== row.id && !one.isMultipleChoice && one.questionType === 'technical')
      .map(({ id }) => id)
    await changeBankRows(app, { ids: others, change: { active: false } })
    const { client } = await makePerson(app)
    const { json } = await loadQuestions(client, {
      role: row.roles?.[0] ?? 'Backend Developer',
      difficulty: row.difficultyLevel,
    })
    await changeBankRows(app, { ids: others, change: { active: true } })
    expect(json).toHaveLength(1)
    expect(json[0]?.question).toBe(row.question)
    expect(json[0]?.question).toBe(
      `${json[0]?.questionText}\n\n\`\`\`${json[0]?.code?.language}\n${json[0]?.code?.text}\n\`\`\``,
    )
  })

  test('need a session, a role and a scenario that exist, and known settings', async () => {
    expect((await loadQuestions(app.newClient())).status).toBe(401)
    const { client } = await makePerson(app)
    expect((await loadQuestions(client, { role: 'Astronaut' })).json).toMatchObject({
      error: 'We do not know this role. Choose one of the roles in the list.',
      code: 'NOT_FOUND',
    })
    expect((await loadQuestions(client, { scenarioType: 'small_talk' })).status).toBe(404)
    const path = '/api/interview/backend%20developer/technical'
    expect((await client.send('GET', `${path}?difficulty=hard`)).status).toBe(400)
    expect((await client.send('GET', `${path}?multipleChoice=maybe`)).status).toBe(400)
    const { status, json } = await client.send<unknown[]>('GET', path)
    expect([status, json.length]).toEqual([200, 5])
  })
})

describe('loading', () => {
  test('stores nothing and gives the same set again, to each person another', async () => {
    const [{ client }, { client: other }] = [await makePerson(app), await makePerson(app)]
    const before = await countDraws()
    const { json: first } = await loadQuestions(client)
    expect((await loadQuestions(client)).json).toEqual(first)
    expect(idsOf((await loadQuestions(other)).json)).not.toEqual(idsOf(first))
    expect(await countDraws()).toBe(before)
  })

  test('gives the set that a session was started with, in both modes', async () => {
    const { client } = await makePerson(app)
    const open = (await loadQuestions(client)).json
    const choice = (await loadQuestions(client, { multipleChoice: true })).json
    await startSession(client)
    await wait(20 * 24 * 3600_000)
    expect(idsOf((await loadQuestions(client)).json)).toEqual(idsOf(open))
    expect(idsOf((await loadQuestions(client, { multipleChoice: true })).json)).toEqual(idsOf(choice))
  })
})

describe('regenerating', () => {
  test('draws another set, which stays, and a double click draws once', async () => {
    const { client, user } = await makePerson(app)
    const first = idsOf((await loadQuestions(client)).json)
    const [one, two] = await Promise.all([
      loadQuestions(client, { forceRegenerate: true }),
      loadQuestions(client, { forceRegenerate: true }),
    ])
    expect(two.json).toEqual(one.json)
    expect(idsOf(one.json).filter((id) => first.includes(id))).toEqual([])
    expect(idsOf((await loadQuestions(client)).json)).toEqual(idsOf(one.json))
    const draws = (await app.services.db.select().from(interviewDraws)).filter(
      ({ userId }) => userId === user.id,
    )
    expect(draws).toHaveLength(1)
    await wait(3000)
    const third = idsOf((await loadQuestions(client, { forceRegenerate: true })).json)
    expect(third.filter((id) => idsOf(one.json).includes(id))).toEqual([])
  })

  test('is refused to other sites, and stores nothing', async () => {
    const { client } = await makePerson(app)
    const before = await countDraws()
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
    ]
    for (const headers of foreign) {
      const { status, json } = await loadQuestions(client, { forceRegenerate: true, headers })
      expect([status, json.code]).toEqual([403, 'FOREIGN_ORIGIN'])
    }
    expect((await loadQuestions(client, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
    expect(await countDraws()).toBe(before)
    const own = { forceRegenerate: true, headers: { 'sec-fetch-site': 'same-origin' } }
    expect((await loadQuestions(client, own)).status).toBe(200)
  })
})
