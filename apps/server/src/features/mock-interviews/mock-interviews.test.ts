import type { InterviewScores } from '@nextrung/contract/interview'
import type { MockInterview, MockState } from '@nextrung/contract/mock-interviews'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import { beginPractice, sendInterviewAnswer } from '../../testing/interview-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findMock } from './mock-interviews.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Failure = { error: string; code: string }
type State = MockState & Failure

const path = '/api/mock-interviews'
const choices = { role: 'Data Engineer', difficulty: 'beginner', minutes: 15, withResume: false }

const create = (client: Client, given: object = {}) =>
  client.send<State>('POST', path, { json: { ...choices, ...given } })
const act = (client: Client, id: number, verb: string) => client.send<State>('POST', `${path}/${id}/${verb}`)
const reply = (client: Client, { interview, current }: MockState, answer: string | null) =>
  client.send<State>('POST', `${path}/${interview.id}/answer`, {
    json: { place: current?.place ?? 0, isFollowUp: current?.followUp != null, answer },
  })

/** Skips until the interview is over. */
const skipAll = async (client: Client, from: MockState): Promise<MockState> => {
  let state = from
  while (state.current) state = (await reply(client, state, null)).json
  return state
}

const anAnswer =
  'I would first ask what the numbers are used for. Then I look at where the rows come from, compare the counts of both sides, and check the newest change. In my last job that showed a join on a column that was not unique.'

describe('a mock interview', () => {
  test('asks one question at a time and gives no marks before its report', async () => {
    const { client } = await makePerson(app)
    const { status, json } = await create(client)
    expect(status).toBe(200)
    expect(json.interview).toMatchObject({ status: 'in_progress', questions: 5, score: null })
    expect(json.current).toMatchObject({ place: 0, followUp: null })
    expect(JSON.stringify(json)).not.toMatch(/keyPoint|sampleAnswer|"points"/)
    const next = (await reply(client, json, anAnswer)).json
    expect(next.answered).toBe(1)
    expect(next).toMatchObject({ report: null, answers: null })
    expect(JSON.stringify(next)).not.toMatch(/keyPoint|sampleAnswer|"points"/)
  })

  test('follows up on what was missed, and goes on after the reply', async () => {
    const { client } = await makePerson(app)
    const first = (await create(client)).json
    const asked = (await reply(client, first, anAnswer)).json
    expect(asked.current?.place).toBe(0)
    expect(asked.current?.followUp?.question).toMatch(/\?|\./)
    expect(asked.current?.answer).toBe(anAnswer)
    expect((await reply(client, asked, 'I would write a test for it.')).json.current).toMatchObject({
      place: 1,
      followUp: null,
    })
  })

  test('ends with a report that counts in the statistics', async () => {
    const { client } = await makePerson(app)
    const first = (await create(client)).json
    const asked = (await reply(client, first, anAnswer)).json
    const done = await skipAll(client, asked)
    expect(done.interview).toMatchObject({ status: 'completed', score: done.report?.score })
    expect(done.report).toMatchObject({ answered: 1, of: 5, comparison: null })
    expect(done.answers?.[0]).toMatchObject({ answer: anAnswer, place: 0 })
    expect(done.answers?.[0]?.feedback?.sampleAnswer).not.toBe('')
    expect(done.answers?.[1]).toMatchObject({ answer: null, feedback: null })
    const { json } = await client.send<InterviewScores>('GET', '/api/interview/scores/1')
    expect(json).toMatchObject({ totalInterviews: 1, answers: 1 })
  })

  test('is compared with the last one for the same role', async () => {
    const { client } = await makePerson(app)
    const first = (await create(client)).json
    await reply(client, first, anAnswer)
    await act(client, first.interview.id, 'finish')
    const other = (await create(client, { role: 'Technical Lead' })).json
    expect((await act(client, other.interview.id, 'finish')).json.report?.comparison).toBeNull()
    const again = (await create(client)).json
    const { report } = (await act(client, again.interview.id, 'finish')).json
    expect(report?.comparison?.change).toBeLessThan(0)
    expect(report?.comparison?.summary).toContain('less than on')
  })

  test('asks leads about leading, and 45 minutes hold 8 questions', async () => {
    const { client } = await makePerson(app)
    const { json } = await create(client, { role: 'Engineering Manager', minutes: 45 })
    const done = await skipAll(client, json)
    expect(done.answers?.map(({ type }) => type)).toContain('leadership')
    expect(done.answers).toHaveLength(8)
    expect(new Set(done.answers?.map(({ question }) => question)).size).toBe(8)
  })

  test('ended early counts the rest as skipped; ending twice changes nothing', async () => {
    const { client } = await makePerson(app)
    const { json } = await create(client)
    const ended = await act(client, json.interview.id, 'finish')
    expect(ended.json.report).toMatchObject({ score: 0, answered: 0, of: 5 })
    expect((await act(client, json.interview.id, 'finish')).json).toEqual(ended.json)
  })

  test('takes each answer once, from whichever window comes first', async () => {
    const { client } = await makePerson(app)
    const { json } = await create(client)
    const sent = { json: { place: 0, isFollowUp: false, answer: null } }
    const address = `${path}/${json.interview.id}/answer`
    expect((await client.send('POST', address, sent)).status).toBe(200)
    const late = await client.send<State>('POST', address, {
      json: { ...sent.json, answer: 'Something else.' },
    })
    expect(late).toMatchObject({ status: 409, json: { code: 'CONFLICT' } })
    expect(late.json.error).toContain('answered already')
  })

  test('refuses blank and overlong answers with a sentence', async () => {
    const { client } = await makePerson(app)
    const { json } = await create(client)
    expect(await reply(client, json, '  \n ')).toMatchObject({
      status: 400,
      json: { error: 'Please provide an answer' },
    })
    const long = await reply(client, json, 'x'.repeat(50_000))
    expect(long.status).toBe(400)
    expect(long.json.error).toContain('at most 20,000 characters')
  })
})

describe('a scheduled mock interview', () => {
  const later = () => new Date(app.services.now().getTime() + 26 * 3600_000).toISOString()

  test('waits, comes as a calendar file, and can be started', async () => {
    const { client } = await makePerson(app)
    const scheduledAt = later()
    const { json } = await create(client, { scheduledAt })
    expect(json.interview).toMatchObject({ status: 'scheduled', scheduledAt, questions: 0 })
    expect(json.current).toBeNull()
    const file = await client.send('GET', `${path}/${json.interview.id}/calendar`)
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(file.text).toContain('SUMMARY:Mock interview: Data Engineer')
    expect(file.text).toContain('BEGIN:VALARM')
    const started = await act(client, json.interview.id, 'start')
    expect(started.json.interview).toMatchObject({ status: 'in_progress', questions: 5 })
    expect((await act(client, json.interview.id, 'start')).json.current?.question).toBe(
      started.json.current?.question,
    )
    expect((await client.send('GET', `${path}/${json.interview.id}/calendar`)).status).toBe(404)
  })

  test('cannot be in the past or years ahead, nor ended before it starts', async () => {
    const { client } = await makePerson(app)
    const past = await create(client, { scheduledAt: '2020-01-01T00:00:00Z' })
    expect(past).toMatchObject({ status: 400 })
    expect(past.json.error).toContain('This time has passed')
    expect((await create(client, { scheduledAt: '2099-01-01T00:00:00Z' })).status).toBe(400)
    const { json } = await create(client, { scheduledAt: later() })
    expect((await act(client, json.interview.id, 'finish')).status).toBe(409)
  })

  test('is one of at most ten open ones', async () => {
    const { client } = await makePerson(app)
    for (let made = 0; made < 10; made++) {
      const scheduledAt = new Date(Date.parse(later()) + made * 60_000).toISOString()
      expect((await create(client, { scheduledAt })).status).toBe(200)
    }
    const full = await create(client)
    expect(full).toMatchObject({ status: 409 })
    expect(full.json.error).toContain('10 mock interviews')
  })
})

test('the list, the report and the stored session agree on the score, also after an answer was deleted', async () => {
  const { client, user } = await makePerson(app)
  const first = (await create(client)).json
  const { interview } = await skipAll(client, (await reply(client, first, anAnswer)).json)
  const all = async () => {
    const { json: list } = await client.send<{ interviews: MockInterview[] }>('GET', path)
    const { json } = await client.send<State>('GET', `${path}/${interview.id}`)
    const stored = await findMock(app.services.db, { userId: user.id, id: interview.id })
    return [list.interviews[0]?.score, json.interview.score, json.report?.score, stored?.session.overallScore]
  }
  const [before] = await all()
  expect(before).toBeGreaterThan(0)
  expect(await all()).toEqual([before, before, before, before])
  const { json } = await client.send<{ answers: { id: number }[] }>('GET', '/api/interview/history')
  for (const { id } of json.answers) await client.send('DELETE', `/api/interview/answers/${id}`)
  expect(await all()).toEqual([0, 0, 0, 0])
})

test('the session of a mock interview takes no answers of practice', async () => {
  const { client, user } = await makePerson(app)
  const { interview } = (await create(client)).json
  const mock = await findMock(app.services.db, { userId: user.id, id: interview.id })
  const { question } = await beginPractice(client)
  const { status, json } = await sendInterviewAnswer(client, {
    sessionId: mock?.session.id,
    questionId: question.id,
    answer: anAnswer,
  })
  expect([status, json.error]).toEqual([404, 'No active session found. Please try again.'])
})

test('a mock interview belongs to its person, who can delete it with everything it counted', async () => {
  const { client } = await makePerson(app)
  const { client: other } = await makePerson(app)
  const first = (await create(client)).json
  await reply(client, first, anAnswer)
  const own = `${path}/${first.interview.id}`
  for (const [method, address] of [
    ['GET', own],
    ['POST', `${own}/start`],
    ['POST', `${own}/finish`],
    ['DELETE', own],
  ] as const)
    expect((await other.send(method, address)).status).toBe(404)
  expect((await client.send('DELETE', own)).status).toBe(200)
  const { json } = await client.send<{ interviews: MockInterview[] }>('GET', path)
  expect(json.interviews).toEqual([])
  expect((await client.send('GET', '/api/interview/scores/1')).json).toBeNull()
})
