import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import {
  beginPractice,
  loadQuestions,
  loadScores,
  perfectAnswer,
  sendInterviewAnswer,
  startSession,
} from '../../testing/interview-calls.ts'
import { keepSessions } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { completeOldSessions } from './complete-old-sessions.ts'
import { interviewScores, interviewSessions } from './interview.table.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.close())
afterEach(() => travelTo(new Date()))

const travelTo = async (moment: Date) => {
  now = moment
  await keepSessions(app, moment)
}

const nonsense = 'The weather was pleasant in the mountains, and we had soup for dinner.'

describe('a session', () => {
  test('is started once, for the person only, and for a known role', async () => {
    const [{ client, user }, { user: other }] = [await makePerson(app), await makePerson(app)]
    const [one, two] = await Promise.all([startSession(client), startSession(client)])
    expect(two.json).toEqual(one.json)
    expect((await startSession(client, { userId: user.uid })).json.id).toBe(one.json.id)
    expect((await startSession(client, { scenarioType: 'behavioral' })).json.id).not.toBe(one.json.id)
    expect((await startSession(client, { userId: other.id })).status).toBe(404)
    expect((await startSession(client, { role: 'Astronaut' })).status).toBe(404)
    expect((await startSession(client, { role: ' ' })).json.error).toBe('No role selected')
    expect((await startSession(client, { scenarioType: 'small_talk' })).status).toBe(400)
    expect((await startSession(app.newClient())).status).toBe(401)
  })

  test('takes answers of other tabs and difficulties as well, since a client may start only one', async () => {
    const { client } = await makePerson(app)
    const { sessionId } = await beginPractice(client)
    for (const practice of [
      { scenarioType: 'behavioral' },
      { scenarioType: 'system_design', multipleChoice: true },
      { difficulty: 'expert' },
    ] as const) {
      const { json } = await loadQuestions(client, practice)
      const id = json[0]?.id ?? 0
      const answer = await perfectAnswer(app, id)
      expect((await sendInterviewAnswer(client, { sessionId, questionId: id, answer })).status).toBe(200)
    }
    expect(await loadScores(client)).toMatchObject({ totalInterviews: 1, answers: 3 })
  })

  test('is completed by the last answer of its set, and the next set has other questions', async () => {
    const { client } = await makePerson(app)
    const { questions, sessionId } = await beginPractice(client, { multipleChoice: true })
    let last: unknown
    for (const { id } of questions) {
      const shown = (await loadQuestions(client, { multipleChoice: true })).json
      expect(shown.map((one) => one.id)).toEqual(questions.map((one) => one.id))
      const answer = await perfectAnswer(app, id)
      last = (await sendInterviewAnswer(client, { sessionId, questionId: id, answer })).json.session
    }
    expect(last).toEqual({ id: sessionId, status: 'completed', answered: 5, of: 5, overallScore: 100 })
    const [row] = await app.services.db
      .select()
      .from(interviewSessions)
      .where(eq(interviewSessions.id, sessionId))
    expect(row).toMatchObject({
      status: 'completed',
      overallScore: 100,
      aiFeedback: '5 answers, 100% on average.',
    })
    const next = (await loadQuestions(client, { multipleChoice: true })).json
    expect(next.filter(({ id }) => questions.some((one) => one.id === id))).toEqual([])
    expect((await startSession(client)).json.id).not.toBe(sessionId)
  })

  test('that was left alone is completed after a day', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await beginPractice(client)
    await sendInterviewAnswer(client, { sessionId, questionId: question.id, answer: nonsense })
    await travelTo(new Date(now.getTime() + 25 * 3600_000))
    await completeOldSessions(app.services)
    const [row] = await app.services.db
      .select()
      .from(interviewSessions)
      .where(eq(interviewSessions.id, sessionId))
    expect(row).toMatchObject({ status: 'completed', completedAt: now, overallScore: expect.any(Number) })
    expect((await startSession(client)).json.id).not.toBe(sessionId)
  })

  test('marks an answer once, however often the same request is sent, and two tabs each keep theirs', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await beginPractice(client)
    const send = (answer: string, key: string) =>
      sendInterviewAnswer(client, { sessionId, questionId: question.id, answer, key })
    const [one, two] = await Promise.all([send(nonsense, 'the-same'), send(nonsense, 'the-same')])
    expect(two.json.feedback).toEqual(one.json.feedback)
    expect((await send('Another text.', 'the-same')).json.code).toBe('KEY_REUSED')
    const tabs = await Promise.all([
      send('What one tab says.', 'tab-1'),
      send('What the other says.', 'tab-2'),
    ])
    expect(tabs.map(({ status }) => status)).toEqual([200, 200])
    expect((await loadScores(client))?.answers).toBe(3)
  })
})

describe('the statistics', () => {
  test('are null without an answer, and only for oneself', async () => {
    const [{ client, user }, { user: other }] = [await makePerson(app), await makePerson(app)]
    const { status, text } = await client.send('GET', '/api/interview/scores/1')
    expect([status, text]).toEqual([200, 'null'])
    expect((await client.send('GET', `/api/interview/scores/${user.uid}`)).status).toBe(200)
    expect((await client.send('GET', `/api/interview/scores/${user.id}`)).status).toBe(200)
    expect((await client.send('GET', `/api/interview/scores/${other.uid}`)).status).toBe(404)
    expect((await app.newClient().send('GET', '/api/interview/scores/1')).status).toBe(401)
  })

  test('agree with a calculation by hand', async () => {
    const { client, user } = await makePerson(app)
    const first = await beginPractice(client)
    const second = await beginPractice(client, { scenarioType: 'behavioral', multipleChoice: true })
    await startSession(client, { difficulty: 'expert' })
    for (const { sessionId, question } of [first, first, second])
      await sendInterviewAnswer(client, {
        sessionId,
        questionId: question.id,
        answer: await perfectAnswer(app, question.id),
      })
    const rows = await app.services.db
      .select()
      .from(interviewScores)
      .where(eq(interviewScores.userId, user.id))
    const marks = [
      { score: 71, technicalAccuracy: 80, communicationClarity: 50 },
      { score: 40, technicalAccuracy: 33, communicationClarity: 61 },
    ]
    for (const [at, mark] of marks.entries())
      await app.services.db
        .update(interviewScores)
        .set(mark)
        .where(eq(interviewScores.id, rows[at]?.id ?? 0))
    // Three answers in two sessions, and a third session without one: (71 + 40 + 100) / 3, (80 + 33 + 100) / 3 and
    // (50 + 61) / 2, because multiple choice says nothing about communication.
    expect(await loadScores(client)).toEqual({
      totalInterviews: 2,
      averageScore: 70.3,
      technicalAverage: 71,
      communicationAverage: 55.5,
      answers: 3,
    })
  })
})
