import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { beginPractice, sendInterviewAnswer } from '../../testing/interview-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listInterviewEntries } from './archive/interview-entries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the download has every interview answer to read, with its question and its marks', async () => {
  const { client, user } = await makePerson(app)
  const archived = async () => {
    const entries = []
    for await (const entry of listInterviewEntries(app.services, user.id)) entries.push(entry)
    return entries.map(({ path, content }) => [path, String(content)])
  }
  expect(await archived()).toEqual([])
  const open = await beginPractice(client)
  const answer = 'I would look at the logs first.'
  const { json } = await sendInterviewAnswer(client, {
    sessionId: open.sessionId,
    questionId: open.question.id,
    answer,
    duration: 41,
  })
  const choice = await beginPractice(client, { scenarioType: 'behavioral', multipleChoice: true })
  await sendInterviewAnswer(client, {
    sessionId: choice.sessionId,
    questionId: choice.question.id,
    answer: '2',
  })
  const [[path, text = ''] = []] = await archived()
  expect(path).toBe('interview-practice.md')
  expect(text).toMatch(/## [\d-]+: technical, intermediate, for Backend Developer/)
  expect(text).toContain(`Your answer, 41 seconds:\n\n${answer}`)
  expect(text).toContain(`Marked with ${json.feedback.score}%:\n\n${json.feedback.detailedFeedback}`)
  expect(text).toContain(`Your answer:\n\n${choice.question.options?.[2]}`)
})
