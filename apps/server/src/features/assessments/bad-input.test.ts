import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { assessmentsPath, loadOverview, loadQuiz, sendAnswer, startQuiz } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const megabyte = 'x'.repeat(1024 * 1024)

type Failure = { error: string; code: string }

test('a megabyte in place of an answer is refused with a sentence, and the quiz goes on where it was', async () => {
  const { client } = await makePerson(app)
  const { json: run } = await startQuiz(client, 'SQL')
  const path = `${assessmentsPath}/runs/${run.id}/answers`
  const sent = { questionId: run.question?.id, option: 0 }
  const tooLarge = await client.send<Failure>('POST', path, { json: { ...sent, note: megabyte } })
  expect([tooLarge.status, tooLarge.json.code]).toEqual([413, 'TOO_LARGE'])
  expect(tooLarge.json.error).toMatch(/^[A-Z].*\.$/)
  const justFits = await client.send<Failure>('POST', path, {
    json: { ...sent, option: megabyte.slice(0, 1024 * 1000) },
  })
  expect([justFits.status, justFits.json.error]).toEqual([
    400,
    expect.stringContaining('Please select an answer option'),
  ])
  expect((await loadQuiz(client, run.id)).json).toMatchObject({
    progress: { answered: 0 },
    question: { id: run.question?.id },
  })
})

test('a report or a certificate of a megabyte is refused with what would be right', async () => {
  const { client } = await makePerson(app)
  const { json: run } = await startQuiz(client, 'SQL')
  const long = megabyte.slice(0, 1024 * 1000)
  const report = await client.send<Failure>('POST', `/api/interview/questions/${run.question?.id}/report`, {
    json: { reason: 'other', note: long },
  })
  expect([report.status, report.json.error]).toEqual([
    400,
    expect.stringContaining('A note has at most 1000 characters.'),
  ])
  const certificate = await client.send<Failure>('POST', `${assessmentsPath}/certificates`, {
    json: { skill: 'SQL', name: long, issuer: 'Amazon' },
  })
  expect([certificate.status, certificate.json.error]).toEqual([
    400,
    expect.stringContaining('Use at most 200 characters.'),
  ])
  expect((await loadOverview(client)).skills.flatMap(({ certificates }) => certificates)).toEqual([])
})

test('markup in a name is kept as the text it is', async () => {
  const { client } = await makePerson(app)
  const name = '<img src=x onerror=alert(1)> & "Friends"'
  await client.send('POST', `${assessmentsPath}/certificates`, { json: { skill: 'SQL', name, issuer: name } })
  await client.send('PUT', `${assessmentsPath}/skills/${encodeURIComponent('<b>Weaving</b>')}/claim`, {
    json: { level: 2 },
  })
  const { skills } = await loadOverview(client)
  const [certificate] = skills.find(({ skill }) => skill === 'SQL')?.certificates ?? []
  expect(certificate?.certificate).toMatchObject({ name, issuer: name })
  expect(skills.find(({ claim }) => claim)?.skill).toBe('<b>Weaving</b>')
})

test('an answer to a question that belongs to another person’s quiz is refused and changes neither quiz', async () => {
  const [own, other] = [await makePerson(app), await makePerson(app)]
  const { json: mine } = await startQuiz(own.client, 'SQL')
  const { json: theirs } = await startQuiz(other.client, 'Python')
  const foreign = await sendAnswer(own.client, {
    runId: mine.id,
    questionId: theirs.question?.id,
    option: 0,
  })
  expect([foreign.status, foreign.json.error]).toEqual([
    409,
    'This is not the question you were asked, so the answer does not count. Load the quiz again to go on.',
  ])
  const intruding = await sendAnswer(own.client, {
    runId: theirs.id,
    questionId: theirs.question?.id,
    option: 0,
  })
  expect(intruding.status).toBe(404)
  expect((await loadQuiz(own.client, mine.id)).json.progress.answered).toBe(0)
  expect((await loadQuiz(other.client, theirs.id)).json.progress.answered).toBe(0)
})
