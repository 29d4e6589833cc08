import type {
  AssessmentHistoryEntry,
  AssessmentOverview,
  AssessmentQuestion,
  AssessmentRun,
} from '@nextrung/contract/assessments'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import {
  assessmentsPath,
  keepSessions,
  keyOf,
  loadOverview,
  loadQuiz,
  optionOf,
  sendAnswer,
  startQuiz,
  takeQuiz,
} from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listShownSkills } from './assessments.public.ts'

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

const skillIn = ({ skills }: AssessmentOverview, name: string) => skills.find(({ skill }) => skill === name)
const knowsAll = () => true
const knowsNothing = () => false

describe('a quiz', () => {
  test('asks its first question without giving the key away', async () => {
    const { client } = await makePerson(app)
    const { status, json, text } = await startQuiz(client, 'sql')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      skill: 'SQL',
      status: 'running',
      progress: { answered: 0, right: 0, atMost: 16 },
      result: null,
    })
    expect(Object.keys(json.question ?? {}).sort()).toEqual([
      'difficulty',
      'id',
      'options',
      'question',
      'tags',
    ])
    expect(json.question?.options).toHaveLength(4)
    expect(text).not.toMatch(/explanation|correct|rightOption|keyPoints|sampleAnswer/i)
    expect((await loadQuiz(client, json.id)).text).not.toMatch(/explanation|correct|rightOption|keyPoints/i)
  })

  test('marks an answer, explains every option and asks the next question', async () => {
    const { client } = await makePerson(app)
    const { json: run } = await startQuiz(client, 'SQL')
    const question = run.question as AssessmentQuestion
    const wrong = await optionOf(app, { question: question, isRight: false })
    const { json } = await sendAnswer(client, { runId: run.id, questionId: question.id, option: wrong })
    expect(json.answer).toMatchObject({ questionId: question.id, option: wrong, isRight: false })
    expect(json.answer.rightOption).toBe(await keyOf(app, question.id))
    expect(json.answer.explanations).toHaveLength(4)
    expect(json.answer.explanations.every((one) => one.length > 20)).toBe(true)
    expect(json.run.progress).toMatchObject({ answered: 1, right: 0 })
    expect(json.run.question?.id).not.toBe(question.id)
  })

  test('goes on after a reload and after another click on start, and shows what was answered', async () => {
    const { client } = await makePerson(app)
    const { json: run } = await startQuiz(client, 'Git')
    const question = run.question as AssessmentQuestion
    const { json } = await sendAnswer(client, {
      runId: run.id,
      questionId: question.id,
      option: await optionOf(app, { question: question, isRight: true }),
    })
    const { json: loaded } = await loadQuiz(client, run.id)
    expect(loaded.question).toEqual(json.run.question)
    expect(loaded.review).toEqual([{ question, answer: json.answer }])
    const { json: again } = await startQuiz(client, 'Git')
    expect([again.id, again.question]).toEqual([run.id, json.run.question])
    expect(skillIn(await loadOverview(client), 'Git')?.running).toEqual({
      id: run.id,
      answered: 1,
      atMost: 16,
    })
  })

  test('ends with a high level for somebody who knows everything, and shows it everywhere', async () => {
    const person = await makePerson(app)
    const ended = await takeQuiz(app, { client: person.client, skill: 'SQL', knows: knowsAll })
    expect(ended).toMatchObject({ status: 'completed', question: null })
    expect(ended.result).toMatchObject({
      skill: 'SQL',
      proficiencyLevel: 5,
      previousLevel: null,
      assessmentType: 'initial',
      levelName: 'Expert',
    })
    expect(ended.progress.answered).toBeLessThanOrEqual(16)
    const shown = skillIn(await loadOverview(person.client), 'SQL')
    expect(shown?.test).toMatchObject({
      proficiencyLevel: 5,
      confidence: ended.result?.confidence,
      verified: true,
      verificationMethod: 'test',
      nextAssessmentDue: ended.result?.nextAssessmentDue,
    })
    expect([shown?.isDue, shown?.running, shown?.seenCount]).toEqual([false, null, ended.progress.answered])
    expect(await listShownSkills(app.services, person.user.id)).toMatchObject([
      { skill: 'SQL', kind: 'assessment', level: 5, checkedBy: 'server' },
    ])
    expect((await loadQuiz(person.client, ended.id)).json.result).toEqual(ended.result)
  })

  test('gives level 1 to somebody who always takes the first option, and shows nothing of it', async () => {
    const person = await makePerson(app)
    let current: AssessmentRun = (await startQuiz(person.client, 'Linux')).json
    while (current.question)
      current = (
        await sendAnswer(person.client, { runId: current.id, questionId: current.question.id, option: 0 })
      ).json.run
    expect(current.result?.proficiencyLevel).toBe(1)
    expect(await listShownSkills(app.services, person.user.id)).toEqual([])
  })

  test('is told apart in its history: first, taken early, and taken when due', async () => {
    const person = await makePerson(app)
    await travelTo(new Date('2027-01-10T10:00:00Z'))
    await takeQuiz(app, { client: person.client, skill: 'Python', knows: knowsNothing })
    await takeQuiz(app, {
      client: person.client,
      skill: 'Python',
      knows: ({ difficulty }) => difficulty !== 'expert',
    })
    await travelTo(new Date('2028-01-10T10:00:00Z'))
    expect(skillIn(await loadOverview(person.client), 'Python')?.isDue).toBe(true)
    const last = await takeQuiz(app, { client: person.client, skill: 'Python', knows: knowsAll })
    const { json } = await person.client.send<{ skill: string; entries: AssessmentHistoryEntry[] }>(
      'GET',
      `${assessmentsPath}/skills/python/history`,
    )
    expect(json.skill).toBe('Python')
    expect(json.entries.map(({ assessmentType }) => assessmentType)).toEqual([
      'initial',
      'challenge',
      'periodic',
    ])
    expect(json.entries.at(-1)).toMatchObject({ newLevel: last.result?.proficiencyLevel })
    expect(last.result?.previousLevel).toBe(json.entries[1]?.newLevel)
    expect(last.result?.seenBefore).toBeGreaterThan(0)
  })

  test('asks unseen questions first, and is less sure of what was practised', async () => {
    const person = await makePerson(app)
    const first = await takeQuiz(app, { client: person.client, skill: 'Docker', knows: knowsAll })
    const second = await takeQuiz(app, { client: person.client, skill: 'Docker', knows: knowsAll })
    const third = await takeQuiz(app, { client: person.client, skill: 'Docker', knows: knowsAll })
    expect([first.result?.seenBefore, (third.result?.seenBefore ?? 0) > 0]).toEqual([0, true])
    expect(second.result?.seenBefore).toBeLessThanOrEqual(
      Math.max(0, first.progress.answered + second.progress.answered - 24),
    )
    expect(third.result?.confidence).toBeLessThan(first.result?.confidence ?? 0)
  })

  test('can be stopped without a result, and a new one starts', async () => {
    const { client } = await makePerson(app)
    const { json: run } = await startQuiz(client, 'SQL')
    const stop = () => client.send<AssessmentRun>('DELETE', `${assessmentsPath}/runs/${run.id}`)
    expect((await stop()).json).toMatchObject({ status: 'stopped', question: null, result: null })
    expect((await stop()).json).toMatchObject({ status: 'stopped' })
    const question = run.question as AssessmentQuestion
    const late = await sendAnswer(client, { runId: run.id, questionId: question.id, option: 0 })
    expect([late.status, late.json.error]).toEqual([
      409,
      'This quiz has ended, so the answer does not count. Start a new one.',
    ])
    expect((await startQuiz(client, 'SQL')).json.id).not.toBe(run.id)
  })

  test('needs a session, a skill with questions, and an option from 0 to 3', async () => {
    expect((await startQuiz(app.newClient(), 'SQL')).status).toBe(401)
    const { client } = await makePerson(app)
    expect((await startQuiz(client, 'Basket weaving')).status).toBe(404)
    for (const skill of ['', 7, null, 'x'.repeat(101)])
      expect((await startQuiz(client, skill)).status).toBe(400)
    const { json: run } = await startQuiz(client, 'SQL')
    const questionId = run.question?.id
    for (const option of [4, -1, 1.5, '0', null, undefined])
      expect((await sendAnswer(client, { runId: run.id, questionId, option })).json).toMatchObject({
        error: expect.stringContaining('Please select an answer option'),
      })
    const huge = await sendAnswer(client, {
      runId: run.id,
      questionId,
      option: 0,
      note: 'x'.repeat(1024 * 1024),
    })
    expect(huge.status).toBe(413)
    expect((await loadQuiz(client, run.id)).json.progress.answered).toBe(0)
  })

  test('survives a clock that was set back', async () => {
    const person = await makePerson(app)
    await travelTo(new Date('2027-06-01T10:00:00Z'))
    await takeQuiz(app, { client: person.client, skill: 'SQL', knows: knowsAll })
    await travelTo(new Date('2027-05-01T10:00:00Z'))
    const again = await takeQuiz(app, { client: person.client, skill: 'SQL', knows: knowsAll })
    expect(again.result).toMatchObject({ assessmentType: 'challenge', previousLevel: 5 })
    expect(Date.parse(again.result?.nextAssessmentDue ?? '')).toBeGreaterThan(now.getTime())
  })
})
