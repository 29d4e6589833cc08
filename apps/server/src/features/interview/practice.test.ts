import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import {
  bankRow,
  loadQuestions,
  loadScores,
  type Practice,
  perfectAnswer,
  sendInterviewAnswer,
  startSession,
} from '../../testing/interview-calls.ts'
import { keepSessions } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { interviewQuestions } from '../assessments/questions.table.ts'
import { completeOldSessions } from './complete-old-sessions.ts'
import { interviewResponses, interviewScores, interviewSessions } from './interview.table.ts'

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

const begin = async (client: Client, practice: Practice = {}) => {
  const { json: questions } = await loadQuestions(client, practice)
  const { json: session } = await startSession(client, practice)
  const [question] = questions
  if (!question) throw new Error('There are no questions.')
  return { questions, question, sessionId: session.id }
}

const nonsense = 'The weather was pleasant in the mountains, and we had soup for dinner.'

describe('an open-ended answer', () => {
  test('is marked with its points, the sample answer and what to say next time', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await begin(client)
    const row = await bankRow(app, question.id)
    const { status, json } = await sendInterviewAnswer(client, {
      sessionId,
      questionId: question.id,
      answer: await perfectAnswer(app, question.id),
      duration: 95,
    })
    expect(status).toBe(200)
    const { feedback } = json
    expect(feedback.score).toBeGreaterThan(60)
    expect(feedback.detailedFeedback.length).toBeGreaterThan(100)
    expect(feedback.points?.map(({ cue }) => cue)).toEqual(row.expectedKeyPoints)
    expect(feedback).toMatchObject({
      sampleAnswer: row.sampleAnswer,
      criteria: row.evaluationCriteria,
      responseId: expect.any(Number),
      notAnAnswer: null,
    })
    expect(json.session).toMatchObject({ id: sessionId, status: 'in_progress', answered: 1, of: 5 })
    const [stored] = await app.services.db
      .select()
      .from(interviewResponses)
      .where(eq(interviewResponses.id, feedback.responseId ?? 0))
    expect(stored).toMatchObject({
      duration: 95,
      feedback: feedback.detailedFeedback,
      responseVideoUrl: null,
      bodyLanguageAnalysis: null,
    })
  })

  test('that is about something else scores low and says so', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await begin(client)
    const { json } = await sendInterviewAnswer(client, {
      sessionId,
      questionId: question.id,
      answer: nonsense,
    })
    expect(json.feedback.score).toBeLessThan(25)
  })

  test('can be followed up, and the follow-up is marked by its own points and does not count', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await begin(client)
    const { json } = await sendInterviewAnswer(client, {
      sessionId,
      questionId: question.id,
      answer: 'I would look at the logs first, and then I would ask my team about it.',
    })
    const { followUp } = json.feedback
    const row = await bankRow(app, question.id)
    expect(row.followUpQuestions).toContain(followUp?.question)
    const before = await loadScores(client)
    const reply = await sendInterviewAnswer(client, {
      sessionId,
      questionId: question.id,
      answer: row.sampleAnswer,
      followUpOf: followUp?.id,
    })
    expect(reply.status).toBe(200)
    expect(reply.json.feedback.followUp).toBeNull()
    expect(reply.json.feedback.points?.length).toBeLessThan(row.expectedKeyPoints.length)
    expect(await loadScores(client)).toEqual(before)
    const strange = await sendInterviewAnswer(client, {
      sessionId,
      questionId: question.id,
      answer: 'Yes.',
      followUpOf: '1-0',
    })
    expect([strange.status, strange.json.error]).toEqual([
      404,
      'This follow-up was not found. Load the answer again.',
    ])
  })

  test('is marked by what the operator wrote where they changed the key points', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await begin(client)
    await app.services.db
      .update(interviewQuestions)
      .set({ expectedKeyPoints: ['Mentions the company handbook'] })
      .where(eq(interviewQuestions.id, question.id))
    const { json } = await sendInterviewAnswer(client, {
      sessionId,
      questionId: question.id,
      answer: 'Before anything else I mention the company handbook, because it says what we agreed on.',
    })
    expect(json.feedback.points).toMatchObject([
      { point: 'Mentions the company handbook', state: 'met', weight: 2 },
    ])
  })

  test('may hold markup, another script or a very long text, and too long a one gets a sentence', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await begin(client)
    for (const answer of ['<script>alert(1)</script>', 'これは私の答えです。', '😀', 'word '.repeat(3900)])
      expect((await sendInterviewAnswer(client, { sessionId, questionId: question.id, answer })).status).toBe(
        200,
      )
    const { status, json } = await sendInterviewAnswer(client, {
      sessionId,
      questionId: question.id,
      answer: 'x'.repeat(50_000),
    })
    expect([status, json.error]).toEqual([400, 'An answer has at most 20,000 characters. Please shorten it.'])
  })
})

describe('a choice', () => {
  test('is right or wrong, explains every option, and has no mark for communication', async () => {
    const { client } = await makePerson(app)
    const practice = { multipleChoice: true }
    const { questions, sessionId } = await begin(client, practice)
    const [first, second] = questions
    const right = await bankRow(app, first?.id ?? 0)
    const { json } = await sendInterviewAnswer(client, {
      sessionId,
      questionId: first?.id,
      answer: String(right.correctOptionIndex),
    })
    expect(json.feedback).toMatchObject({
      score: 100,
      communicationClarity: null,
      correctOption: right.correctOptionIndex,
      explanations: right.optionExplanations,
    })
    for (const why of right.optionExplanations ?? []) expect(json.feedback.detailedFeedback).toContain(why)
    const wrong = await bankRow(app, second?.id ?? 0)
    const { json: missed } = await sendInterviewAnswer(client, {
      sessionId,
      questionId: second?.id,
      answer: String(((wrong.correctOptionIndex ?? 0) + 1) % 4),
    })
    expect(missed.feedback).toMatchObject({ score: 0, correctOption: wrong.correctOptionIndex })
    expect(await loadScores(client)).toEqual({
      totalInterviews: 1,
      averageScore: 50,
      technicalAverage: 50,
      communicationAverage: null,
      answers: 2,
    })
  })

  test('counts once in a session: the same again gets the same, another is refused', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await begin(client, { multipleChoice: true })
    const send = (answer: string) =>
      sendInterviewAnswer(client, { sessionId, questionId: question.id, answer, key: crypto.randomUUID() })
    const { json } = await send('0')
    expect((await send('0')).json.feedback).toEqual(json.feedback)
    expect((await send('1')).json).toMatchObject({
      code: 'CONFLICT',
      error: 'You have already answered this question, and the first answer counts. Go on with the next one.',
    })
    expect((await loadScores(client))?.answers).toBe(1)
  })

  test('of an option that does not exist is refused with the sentence for none', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await begin(client, { multipleChoice: true })
    for (const answer of ['', ' ', '4', '-1', '1.5', 'A', '0x1', '99999999999']) {
      const { status, json } = await sendInterviewAnswer(client, {
        sessionId,
        questionId: question.id,
        answer,
      })
      expect([status, json.error]).toEqual([400, 'Please select an answer option'])
    }
    expect(await loadScores(client)).toBeNull()
  })
})

describe('an answer is refused with a sentence', () => {
  test('without a session of one’s own that is not over', async () => {
    const [{ client }, { client: other }] = [await makePerson(app), await makePerson(app)]
    const { question, sessionId } = await begin(client)
    const send = (one: Client, change: object = {}) =>
      sendInterviewAnswer(one, { sessionId, questionId: question.id, answer: nonsense, ...change })
    const sentence = 'No active session found. Please try again.'
    expect((await send(app.newClient())).status).toBe(401)
    for (const [one, change, status] of [
      [other, {}, 404],
      [client, { sessionId: 999_999 }, 404],
      [client, { sessionId: null }, 400],
      [client, { questionId: undefined }, 400],
      [client, { questionId: 999_999 }, 404],
    ] as const) {
      const answer = await send(one, change)
      expect([answer.status, answer.json.error]).toEqual([status, sentence])
    }
    await travelTo(new Date(now.getTime() + 25 * 3600_000))
    const late = await send(client)
    expect([late.status, late.json.error]).toEqual([409, sentence])
  })

  test('if it is blank', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await begin(client)
    for (const answer of ['', '   \n', '\u200b\u00a0', undefined, 7]) {
      const { status, json } = await sendInterviewAnswer(client, {
        sessionId,
        questionId: question.id,
        answer,
      })
      expect([status, json.error]).toEqual([400, 'Please provide an answer'])
    }
    expect(await loadScores(client)).toBeNull()
  })

  test('if its question is in none of the person’s sets, or was withdrawn', async () => {
    const { client } = await makePerson(app)
    const { questions, question, sessionId } = await begin(client)
    const ids = questions.map(({ id }) => id)
    const [foreign] = (await app.services.db.select().from(interviewQuestions)).filter(
      (one) =>
        !ids.includes(one.id) && !one.isMultipleChoice && one.questionType === 'technical' && one.active,
    )
    const send = (questionId: unknown) =>
      sendInterviewAnswer(client, { sessionId, questionId, answer: nonsense })
    expect((await send(foreign?.id)).json).toMatchObject({
      code: 'CONFLICT',
      error: 'This question is not in your set any more. Load the questions again, and choose one of them.',
    })
    await app.services.db
      .update(interviewQuestions)
      .set({ active: false })
      .where(eq(interviewQuestions.id, question.id))
    expect((await send(question.id)).json.error).toBe(
      'This question was withdrawn. Load the questions again to go on.',
    )
    await app.services.db
      .update(interviewQuestions)
      .set({ active: true })
      .where(eq(interviewQuestions.id, question.id))
  })

  test('but one from a set that another tab has replaced is marked', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await begin(client)
    await loadQuestions(client, { forceRegenerate: true })
    const { status } = await sendInterviewAnswer(client, {
      sessionId,
      questionId: question.id,
      answer: nonsense,
    })
    expect(status).toBe(200)
  })
})

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
    const { sessionId } = await begin(client)
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
    const { questions, sessionId } = await begin(client, { multipleChoice: true })
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
    const { question, sessionId } = await begin(client)
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
    const { question, sessionId } = await begin(client)
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
    const first = await begin(client)
    const second = await begin(client, { scenarioType: 'behavioral', multipleChoice: true })
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
