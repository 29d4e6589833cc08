import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { beginPractice, sendInterviewAnswer } from '../../testing/interview-calls.ts'
import { importResume } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listApplicationEntries } from './archive/application-entries.ts'
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

test('the download has every job application to read, and each document that was sent once', async () => {
  const { client, user, mark } = await makePerson(app)
  const { id: resumeId } = await importResume(client, mark)
  for (const job of [
    'junior-backend-developer-rookwood-seed-exchange',
    'junior-frontend-developer-marigold-stone-flooring',
  ])
    await client.send('POST', `/api/job-automation/jobs/${job}/apply`, { json: { resumeId } })
  const own = await client.send<{ id: number }>('POST', '/api/job-applications', {
    json: { title: 'Night Watch', company: 'Corner Bakery', stage: 'closed' },
  })
  const note = { kind: 'note', text: 'They bake at three.' }
  await client.send('POST', `/api/job-applications/${own.json.id}/entries`, { json: note })
  const entries = []
  for await (const entry of listApplicationEntries(app.services, user.id)) entries.push(entry)
  const [first, ...documents] = entries
  expect(String(first?.content)).toMatch(/Rookwood Seed Exchange \(sample employer\)[^#]*Sent with version 1/)
  expect(String(first?.content)).toMatch(/Night Watch, Corner Bakery[^#]*They bake at three/)
  expect(documents.map(({ path }) => path.replace(/\d+/, 'N')).sort()).toEqual([
    'applications/posting-N.json',
    'applications/posting-N.json',
    'applications/resume-N.pdf',
  ])
})
