import type { CallOutput } from '@nextrung/contract/call'
import type {
  getInterviewProgress,
  listInterviewAnswers,
  WholeAnswer,
} from '@nextrung/contract/interview-history'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import {
  loadQuestions,
  loadScores,
  type Practice,
  perfectAnswer,
  sendInterviewAnswer,
  startSession,
} from '../../testing/interview-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findSession } from './sessions.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type History = CallOutput<typeof listInterviewAnswers>
type Progress = CallOutput<typeof getInterviewProgress>

const list = async (client: Client, query = '') =>
  (await client.send<History>('GET', `/api/interview/history${query}`)).json

const practise = async (client: Client, { count = 1, ...practice }: Practice & { count?: number } = {}) => {
  const { json: questions } = await loadQuestions(client, practice)
  const { json: session } = await startSession(client, practice)
  const answers = []
  for (const { id } of questions.slice(0, count)) {
    const answer = await perfectAnswer(app, id)
    const { json } = await sendInterviewAnswer(client, { sessionId: session.id, questionId: id, answer })
    answers.push(json.feedback.responseId ?? 0)
  }
  return { questions, answers, sessionId: session.id }
}

test('the history lists answers newest first, by page, scenario and skill', async () => {
  const { client } = await makePerson(app)
  expect(await list(client)).toEqual({ answers: [], total: 0, page: 1, pages: 0, skills: [] })
  const open = await practise(client)
  const choice = await practise(client, { scenarioType: 'behavioral', multipleChoice: true, count: 2 })
  const all = await list(client)
  expect(all.answers.map(({ id }) => id)).toEqual([...open.answers, ...choice.answers].reverse())
  expect(all).toMatchObject({ total: 3, page: 1, pages: 1 })
  expect((await list(client, '?scenario=technical')).answers).toMatchObject([
    { id: open.answers[0], isMultipleChoice: false, role: 'Backend Developer', difficulty: 'intermediate' },
  ])
  const [skill = ''] = all.skills
  expect((await list(client, `?skill=${encodeURIComponent(skill)}`)).answers).toHaveLength(1)
  expect((await list(client, '?skill=Basketry')).total).toBe(0)
  const words = open.questions[0]?.question.slice(4, 24).toUpperCase() ?? ''
  expect((await list(client, `?search=${encodeURIComponent(words)}`)).answers).toMatchObject([
    { id: open.answers[0] },
  ])
  expect((await list(client, '?search=%25')).total).toBeLessThan(3)
  expect((await list(client, '?page=2')).answers).toEqual([])
  expect((await client.send('GET', '/api/interview/history?page=0')).status).toBe(400)
})

test('an answer is there to read again with its question, feedback and follow-ups', async () => {
  const { client } = await makePerson(app)
  const { json: questions } = await loadQuestions(client)
  const { json: session } = await startSession(client)
  const [question] = questions
  const { json: marked } = await sendInterviewAnswer(client, {
    sessionId: session.id,
    questionId: question?.id,
    answer: 'I would look at the logs.',
  })
  const { json: followed } = await sendInterviewAnswer(client, {
    sessionId: session.id,
    questionId: question?.id,
    answer: 'I would look at the metrics as well.',
    followUpOf: marked.feedback.followUp?.id,
  })
  const id = marked.feedback.responseId
  const { json } = await client.send<WholeAnswer>('GET', `/api/interview/answers/${id}`)
  expect(json.feedback).toEqual(marked.feedback)
  expect(json.text).toBe('I would look at the logs.')
  expect(json.question).toMatchObject({ id: question?.id, question: question?.question })
  expect(json.followUps).toMatchObject([
    { id: followed.feedback.responseId, isFollowUp: true, question: marked.feedback.followUp?.question },
  ])
})

test('an answer belongs to one person, and is deleted with its marks and follow-ups', async () => {
  const [{ client }, { client: other }] = [await makePerson(app), await makePerson(app)]
  const { answers } = await practise(client, { count: 2 })
  const path = `/api/interview/answers/${answers[0]}`
  for (const method of ['GET', 'DELETE']) expect((await other.send(method, path)).status).toBe(404)
  expect((await app.newClient().send('GET', path)).status).toBe(401)
  expect((await client.send('DELETE', path)).status).toBe(200)
  expect((await client.send('DELETE', path)).status).toBe(404)
  expect((await list(client)).total).toBe(1)
  expect((await loadScores(client))?.answers).toBe(1)
})

test('a completed session is scored again without an answer that was deleted', async () => {
  const { client, user } = await makePerson(app)
  const { json: questions } = await loadQuestions(client, { multipleChoice: true })
  const { json: session } = await startSession(client)
  let wrong = 0
  for (const [at, { id }] of questions.entries()) {
    const right = Number(await perfectAnswer(app, id))
    const answer = String(at === 0 ? (right + 1) % 2 : right)
    const { json } = await sendInterviewAnswer(client, { sessionId: session.id, questionId: id, answer })
    if (at === 0) wrong = json.feedback.responseId ?? 0
  }
  const stored = () => findSession(app.services.db, { userId: user.id, id: session.id })
  expect(await stored()).toMatchObject({ overallScore: 80, aiFeedback: '5 answers, 80% on average.' })
  await client.send('DELETE', `/api/interview/answers/${wrong}`)
  expect(await stored()).toMatchObject({ overallScore: 100, aiFeedback: '4 answers, 100% on average.' })
})

test('progress shows trends and what to practise next', async () => {
  const { client } = await makePerson(app)
  const load = async () => (await client.send<Progress>('GET', '/api/interview/progress')).json
  expect(await load()).toMatchObject({ scenarios: [], skills: [], next: [{ kind: 'never-tried' }, {}, {}] })
  await practise(client, { count: 2 })
  const progress = await load()
  expect(progress.scenarios).toMatchObject([{ name: 'technical', answers: 2, days: [{ answers: 2 }] }])
  expect(progress.skills.length).toBeGreaterThan(0)
  expect(progress.next.map(({ title }) => title)).toEqual([
    'Try behavioral questions',
    'Try system design questions',
  ])
})
