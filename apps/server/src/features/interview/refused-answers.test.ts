import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import {
  beginPractice,
  changeBankRows,
  listBankRows,
  loadQuestions,
  loadScores,
  sendInterviewAnswer,
} from '../../testing/interview-calls.ts'
import { keepSessions } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

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

describe('an answer is refused with a sentence', () => {
  test('without a session of one’s own that is not over', async () => {
    const [{ client }, { client: other }] = [await makePerson(app), await makePerson(app)]
    const { question, sessionId } = await beginPractice(client)
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
    const { question, sessionId } = await beginPractice(client)
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
    const { questions, question, sessionId } = await beginPractice(client)
    const ids = questions.map(({ id }) => id)
    const [foreign] = (await listBankRows(app)).filter(
      (one) =>
        !ids.includes(one.id) && !one.isMultipleChoice && one.questionType === 'technical' && one.active,
    )
    const send = (questionId: unknown) =>
      sendInterviewAnswer(client, { sessionId, questionId, answer: nonsense })
    expect((await send(foreign?.id)).json).toMatchObject({
      code: 'CONFLICT',
      error: 'This question is not in your set any more. Load the questions again, and choose one of them.',
    })
    await changeBankRows(app, { ids: [question.id], change: { active: false } })
    expect((await send(question.id)).json.error).toBe(
      'This question was withdrawn. Load the questions again to go on.',
    )
    await changeBankRows(app, { ids: [question.id], change: { active: true } })
  })

  test('but one from a set that another tab has replaced is marked', async () => {
    const { client } = await makePerson(app)
    const { question, sessionId } = await beginPractice(client)
    await loadQuestions(client, { forceRegenerate: true })
    const { status } = await sendInterviewAnswer(client, {
      sessionId,
      questionId: question.id,
      answer: nonsense,
    })
    expect(status).toBe(200)
  })
})
