import type { DailyStep, LearningPlan } from '@nextrung/contract/learning-plan'
import type { ShownSkills } from '@nextrung/contract/shown-skills'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import {
  beginPractice,
  loadQuestions,
  sendInterviewAnswer,
  startSession,
} from '../../testing/interview-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { interviewResponses } from './interview.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const shownTo = async (client: Client) =>
  (await client.send<ShownSkills>('GET', '/api/shown-skills')).json.shown

/** Answers a question and sets what it is about and how it was marked. */
const answerWith = async (
  client: Client,
  { skill, score, isAgain = false }: { skill: string; score: number; isAgain?: boolean },
) => {
  const { questions, sessionId } = await beginPractice(client)
  const question = questions.find(({ seenBefore }) => (seenBefore !== undefined) === isAgain)
  const { json } = await sendInterviewAnswer(client, {
    sessionId,
    questionId: question?.id,
    answer: `I would look at the logs first. ${crypto.randomUUID()}`,
  })
  await app.services.db
    .update(interviewResponses)
    .set({
      shown: sql`jsonb_set(${interviewResponses.shown}, '{skills}', ${JSON.stringify([skill])}::jsonb)`,
      aiScoring: sql`jsonb_set(${interviewResponses.aiScoring}, '{score}', ${String(score)}::jsonb)`,
    })
    .where(eq(interviewResponses.id, json.feedback.responseId ?? 0))
}

const withPath = async (client: Client) => {
  await client.send('PUT', '/auth/selection', {
    json: { userType: 'transitioner', targetRole: 'Data Engineer' },
  })
  await client.send('POST', '/api/learning-path/generate', {
    json: { targetRole: 'Data Engineer', currentSkills: ['Excel'] },
  })
}

describe('a good answer', () => {
  test('shows its skill in part, and is no line for a resume', async () => {
    const { client } = await makePerson(app)
    await answerWith(client, { skill: 'SQL', score: 80 })
    const [shown] = await shownTo(client)
    expect(shown).toMatchObject({
      skill: 'SQL',
      kind: 'interview',
      checkedBy: 'server',
      grade: 'partly',
      isForResume: false,
    })
    const { status, json } = await client.send<{ error: string }>('POST', '/api/shown-skills/resume-lines', {
      json: { skill: 'SQL', kind: 'interview', id: shown?.id },
    })
    expect([status, json.error]).toEqual([
      409,
      'An answer in interview practice counts on your path, but it is no line for a resume.',
    ])
  })

  test('shows nothing below 75 %, nor once the sample answer was there to read', async () => {
    const { client } = await makePerson(app)
    await answerWith(client, { skill: 'SQL', score: 74 })
    await answerWith(client, { skill: 'SQL', score: 100, isAgain: true })
    expect(await shownTo(client)).toEqual([])
  })
})

describe('bad answers', () => {
  test('are a reason on the path, and today’s step', async () => {
    const { client } = await makePerson(app)
    await withPath(client)
    for (const score of [20, 30]) await answerWith(client, { skill: 'SQL', score })
    const { json: plan } = await client.send<LearningPlan>('GET', '/api/learning-path/plan')
    const steps = plan.path?.milestones.flatMap(({ steps: own = [] }) => own) ?? []
    expect(steps.find(({ skill }) => skill === 'SQL')?.why).toContain(
      'Your last 2 interview answers about it scored 25% on average.',
    )
    const seen: string[] = []
    for (;;) {
      const { json } = await client.send<DailyStep>('GET', '/api/learning-path/next-step')
      if (!json.step || seen.length > 20) break
      seen.push(json.step.id)
      await client.send('POST', `/api/learning-path/next-step/${encodeURIComponent(json.step.id)}`, {
        json: { answer: 'never' },
      })
    }
    expect(seen).toContain('practise-interview:SQL')
  })
})

test('gaps of the path are drawn more often, and the question says so', async () => {
  const { client } = await makePerson(app)
  await withPath(client)
  const kinds = new Set<string>()
  for (const difficulty of ['beginner', 'intermediate', 'expert'] as const)
    for (const multipleChoice of [false, true])
      for (const { why } of (
        await loadQuestions(client, { role: 'Data Engineer', difficulty, multipleChoice })
      ).json)
        if (why) kinds.add(why.kind)
  expect(kinds).toContain('path-gap')
})

test('the day’s allowance of sessions and of new sets ends with a sentence, and what runs goes on', async () => {
  const { client, user } = await makePerson(app)
  const { question, sessionId } = await beginPractice(client)
  await loadQuestions(client, { forceRegenerate: true })
  await app.services.db.execute(sql`update feature_uses set count = 100 where user_id = ${user.id}`)
  const refused = await startSession(client, { difficulty: 'expert' })
  expect([refused.status, refused.json.error]).toEqual([
    402,
    "You have used today's 100 of Interview practice. More is there tomorrow from 00:00 UTC, and a plan has a larger allowance.",
  ])
  const noSet = await loadQuestions(client, { difficulty: 'expert', forceRegenerate: true })
  expect([noSet.status, noSet.json.error]).toEqual([
    402,
    expect.stringContaining("today's 100 of New interview questions"),
  ])
  expect((await startSession(client)).json.id).toBe(sessionId)
  const answer = 'I would look at the logs first.'
  const { status } = await sendInterviewAnswer(client, { sessionId, questionId: question.id, answer })
  expect(status).toBe(200)
})
