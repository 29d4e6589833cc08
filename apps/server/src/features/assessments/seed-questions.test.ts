import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf } from '../../db/plan-seed.ts'
import { makePerson } from '../../testing/factories.ts'
import { startQuiz } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { QuestionValues } from './question-seed.store.ts'
import { interviewQuestions } from './questions.table.ts'
import { seedQuestions, wantedQuestions } from './seed-questions.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const now = new Date('2026-11-23T12:00:00Z')
const later = new Date('2026-11-24T12:00:00Z')

const seed = (questions?: ReadonlyMap<string, QuestionValues>, at = now) =>
  seedQuestions(app.services.db, { now: at, questions })
const all = () => app.services.db.select().from(interviewQuestions).orderBy(interviewQuestions.id)
const find = async (bankId: string) =>
  (await app.services.db.select().from(interviewQuestions).where(eq(interviewQuestions.bankId, bankId)))[0]

test('the table holds every question of the knowledge base, with what a quiz needs to ask and mark it', async () => {
  const rows = await all()
  expect(rows).toHaveLength(wantedQuestions().size)
  expect(rows.every(({ active }) => active)).toBe(true)
  expect(await find('sql-01')).toMatchObject({
    questionType: 'technical',
    difficultyLevel: 'beginner',
    skillName: 'SQL',
    tags: ['SQL'],
    options: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
    optionExplanations: expect.arrayContaining([expect.any(String)]),
    seedHash: expect.any(String),
    setByOperatorAt: null,
  })
})

test('the table holds open questions with what is shown of them before the answer and after it', async () => {
  const [row] = (await all()).filter(({ bankId }) => bankId === 'architecture-beginner-01')
  expect(row).toMatchObject({
    questionType: 'technical',
    isMultipleChoice: false,
    roleCategory: null,
    roles: ['Solutions Architect', 'Technical Lead'],
    skills: ['Requirements Engineering', 'Solution Architecture'],
    options: null,
    correctOptionIndex: null,
    setByOperatorAt: null,
  })
  expect(row?.expectedKeyPoints[0]).toBe('What you make of "fast"')
  expect(row?.sampleAnswer?.length).toBeGreaterThan(200)
  expect(row?.followUpQuestions).toHaveLength(2)
})

test('a row from before questions had roles and skills does not count as the operator’s', async () => {
  const quiz = await find('sql-02')
  expect([quiz?.roles, quiz?.skills, quiz?.setByOperatorAt]).toEqual([null, null, null])
  const { id: _, createdAt, updatedAt, seedHash, setByOperatorAt, roles, skills, ...before } = quiz ?? {}
  expect(seedHash).toBe(hashOf(before))
})

test('seeding again changes nothing', async () => {
  const before = await all()
  await seed(undefined, later)
  expect(await all()).toEqual(before)
})

test('a question that the operator changed or added is left alone and noted', async () => {
  const { db } = app.services
  await db
    .update(interviewQuestions)
    .set({ question: 'As we ask it?' })
    .where(eq(interviewQuestions.bankId, 'git-01'))
  await seed()
  await seed(undefined, later)
  expect(await find('git-01')).toMatchObject({ question: 'As we ask it?', setByOperatorAt: now })
})

test('a question that left the knowledge base is asked no more, stays for its answers, and can come back', async () => {
  const { client } = await makePerson(app)
  const questions = new Map(wantedQuestions())
  const bankIds = [...questions.keys()].filter((id) => id.startsWith('python-'))
  for (const id of bankIds.slice(0, 20)) questions.delete(id)
  await seed(questions)
  expect(await find('python-01')).toMatchObject({ active: false, setByOperatorAt: null })
  expect((await startQuiz(client, 'Python')).status).toBe(404)
  const before = await all()
  await seed(questions, later)
  expect(await all()).toEqual(before)
  await seed()
  expect(await find('python-01')).toMatchObject({ active: true, setByOperatorAt: null })
  expect((await startQuiz(client, 'Python')).status).toBe(200)
})

test('an incomplete question of the operator is not asked', async () => {
  await app.services.db.insert(interviewQuestions).values({
    questionType: 'technical',
    difficultyLevel: 'beginner',
    question: 'Which one?',
    expectedKeyPoints: [],
    evaluationCriteria: [],
    followUpQuestions: [],
    tags: [],
    isMultipleChoice: true,
    options: ['This', 'That'],
    correctOptionIndex: 5,
    skillName: 'SQL',
  })
  const { client } = await makePerson(app)
  const { status, json } = await startQuiz(client, 'SQL')
  expect([status, json.question?.options.length]).toEqual([200, 4])
})
