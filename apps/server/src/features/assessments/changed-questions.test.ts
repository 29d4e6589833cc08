import type { AssessmentRun } from '@nextrung/contract/assessments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { loadQuiz, optionOf, sendAnswer, startQuiz } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { interviewQuestions } from './questions.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('a bank that changes during a quiz', () => {
  const change = (id: number | undefined, values: object) =>
    app.services.db
      .update(interviewQuestions)
      .set(values)
      .where(eq(interviewQuestions.id, id ?? 0))

  test.each([
    ['withdrawn', { active: false }, { active: true }],
    ['reworded', { question: 'What does this do, put in other words?' }, undefined],
  ])('replaces a %s question and says so', async (_, values, undo) => {
    const { client } = await makePerson(app)
    const { json: run } = await startQuiz(client, 'Scrum')
    const id = run.question?.id
    const [before] = await app.services.db
      .select()
      .from(interviewQuestions)
      .where(eq(interviewQuestions.id, id ?? 0))
    await change(id, values)
    const late = await sendAnswer(client, { runId: run.id, questionId: id, option: 0 })
    expect([late.status, late.json.error]).toEqual([
      409,
      expect.stringContaining('This question was withdrawn or changed in the meantime'),
    ])
    const { json: loaded } = await loadQuiz(client, run.id)
    expect(loaded.notice).toBe('The last question was withdrawn or changed, so here is another one.')
    expect(loaded.question?.id).not.toBe(id)
    expect((await loadQuiz(client, run.id)).json.question).toEqual(loaded.question)
    const { json } = await sendAnswer(client, { runId: run.id, questionId: loaded.question?.id, option: 0 })
    expect(json.run.progress.answered).toBe(1)
    await change(id, undo ?? { question: before?.question })
  })

  test('ends the quiz with what was answered when no question is left', async () => {
    const person = await makePerson(app)
    let current: AssessmentRun = (await startQuiz(person.client, 'Agile')).json
    for (let count = 0; count < 10 && current.question; count++)
      current = (
        await sendAnswer(person.client, {
          runId: current.id,
          questionId: current.question.id,
          option: await optionOf(app, { question: current.question, isRight: count % 2 === 0 }),
        })
      ).json.run
    expect(current.status).toBe('running')
    const withdraw = (active: boolean) =>
      app.services.db
        .update(interviewQuestions)
        .set({ active })
        .where(eq(interviewQuestions.skillName, 'Agile'))
    await withdraw(false)
    expect((await loadQuiz(person.client, current.id)).json).toMatchObject({
      question: null,
      notice: 'The remaining questions were withdrawn. Start the quiz again to go on.',
    })
    expect((await startQuiz(person.client, 'Agile')).status).toBe(404)
    await withdraw(true)
    expect((await loadQuiz(person.client, current.id)).json.question).toEqual(current.question)
  })
})
