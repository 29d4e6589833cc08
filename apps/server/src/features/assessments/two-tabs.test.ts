import type { AssessmentQuestion } from '@nextrung/contract/assessments'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { assessmentsPath, loadQuiz, optionOf, sendAnswer, startQuiz } from '../../testing/quiz-calls.ts'
import { readRows } from '../../testing/read-rows.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('two tabs and double clicks', () => {
  test('a double click on an answer counts once and is answered the same way', async () => {
    const { client } = await makePerson(app)
    const { json: run } = await startQuiz(client, 'SQL')
    const question = run.question as AssessmentQuestion
    const json = {
      questionId: question.id,
      option: await optionOf(app, { question: question, isRight: true }),
    }
    const [one, other] = await Promise.all([
      sendAnswer(client, { runId: run.id, ...json }),
      sendAnswer(client, { runId: run.id, ...json }),
    ])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.json).toEqual(one.json)
    expect((await sendAnswer(client, { runId: run.id, ...json })).json).toEqual(one.json)
    expect((await loadQuiz(client, run.id)).json.progress.answered).toBe(1)
  })

  test('another answer to an answered question is refused with a sentence', async () => {
    const { client } = await makePerson(app)
    const { json: run } = await startQuiz(client, 'SQL')
    const question = run.question as AssessmentQuestion
    await sendAnswer(client, {
      runId: run.id,
      questionId: question.id,
      option: await optionOf(app, { question: question, isRight: false }),
    })
    const better = await sendAnswer(client, {
      runId: run.id,
      questionId: question.id,
      option: await optionOf(app, { question: question, isRight: true }),
    })
    expect([better.status, better.json.error]).toEqual([
      409,
      'You have already answered this question, and the first answer counts. Go on with the next one.',
    ])
    expect((await loadQuiz(client, run.id)).json.progress).toMatchObject({ answered: 1, right: 0 })
  })

  test('two starts at once make one quiz and spend one use', async () => {
    const { client, user } = await makePerson(app)
    const [one, other] = await Promise.all([startQuiz(client, 'SQL'), startQuiz(client, 'SQL')])
    expect(one.json.id).toBe(other.json.id)
    expect(
      await readRows(
        app,
        sql`select sum(u.count)::int as uses from feature_uses u join features f on f.id = u.feature_id
            where u.user_id = ${user.id} and f.code = 'skill_assessment'`,
      ),
    ).toEqual([{ uses: 1 }])
  })

  test('a quiz at the daily allowance is refused with 402, and one that runs goes on', async () => {
    const { client, user } = await makePerson(app)
    const { json: run } = await startQuiz(client, 'SQL')
    await app.services.db.execute(sql`update feature_uses set count = 100 where user_id = ${user.id}`)
    const refused = await startQuiz(client, 'Git')
    expect([refused.status, refused.json.error]).toEqual([
      402,
      expect.stringContaining("You have used today's 100 of Skill assessment"),
    ])
    expect((await startQuiz(client, 'SQL')).json.id).toBe(run.id)
  })

  test('an answer to a question of another quiz changes nothing', async () => {
    const { client } = await makePerson(app)
    const { json: sqlRun } = await startQuiz(client, 'SQL')
    const { json: gitRun } = await startQuiz(client, 'Git')
    const foreign = await sendAnswer(client, { runId: sqlRun.id, questionId: gitRun.question?.id, option: 0 })
    expect([foreign.status, foreign.json.error]).toEqual([
      409,
      'This is not the question you were asked, so the answer does not count. Load the quiz again to go on.',
    ])
    expect((await loadQuiz(client, sqlRun.id)).json.progress.answered).toBe(0)
    expect((await loadQuiz(client, gitRun.id)).json.question).toEqual(gitRun.question)
  })

  test('another person’s quiz is not found', async () => {
    const [owner, other] = [await makePerson(app), await makePerson(app)]
    const { json: run } = await startQuiz(owner.client, 'SQL')
    expect((await loadQuiz(other.client, run.id)).status).toBe(404)
    expect(
      (await sendAnswer(other.client, { runId: run.id, questionId: run.question?.id, option: 0 })).status,
    ).toBe(404)
    expect((await other.client.send('DELETE', `${assessmentsPath}/runs/${run.id}`)).status).toBe(404)
    expect((await loadQuiz(owner.client, run.id)).json).toMatchObject({
      status: 'running',
      question: run.question,
    })
  })
})
