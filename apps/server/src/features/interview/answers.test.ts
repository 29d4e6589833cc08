import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import {
  bankRow,
  beginPractice,
  changeBankRows,
  loadScores,
  perfectAnswer,
  sendInterviewAnswer,
} from '../../testing/interview-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { interviewResponses } from './interview.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const nonsense = 'The weather was pleasant in the mountains, and we had soup for dinner.'

describe('an open-ended answer', () => {
  test('is marked with its points, the sample answer and what to say next time', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await beginPractice(client)
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
    const { question, sessionId } = await beginPractice(client)
    const { json } = await sendInterviewAnswer(client, {
      sessionId,
      questionId: question.id,
      answer: nonsense,
    })
    expect(json.feedback.score).toBeLessThan(25)
  })

  test('can be followed up, and the follow-up is marked by its own points and does not count', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await beginPractice(client)
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
    const { question, sessionId } = await beginPractice(client)
    await changeBankRows(app, {
      ids: [question.id],
      change: { expectedKeyPoints: ['Mentions the company handbook'] },
    })
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
    const { question, sessionId } = await beginPractice(client)
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
    const { questions, sessionId } = await beginPractice(client, practice)
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
    const { question, sessionId } = await beginPractice(client, { multipleChoice: true })
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
    const { question, sessionId } = await beginPractice(client, { multipleChoice: true })
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
