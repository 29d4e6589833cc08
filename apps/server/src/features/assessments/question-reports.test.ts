import type { AssessmentRun } from '@nextrung/contract/assessments'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { performQuestionCommand } from '../../operator/question-commands.ts'
import { makePerson } from '../../testing/factories.ts'
import { startQuiz } from '../../testing/quiz-calls.ts'
import { SmtpServer } from '../../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const operator = 'operator@nextrung.example'
const smtp = new SmtpServer()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { ...(await smtp.start()), OPERATOR_EMAIL: operator } })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

type Person = Awaited<ReturnType<typeof makePerson>>

const asked = async ({ client }: Person, skill = 'SQL') => {
  const run: AssessmentRun = (await startQuiz(client, skill)).json
  if (!run.question) throw new Error('The quiz asked nothing.')
  return run.question
}

const report = ({ client }: Person, id: number | string, json: object = {}) =>
  client.send<{ reportedAt: string; error: string }>('POST', `/api/interview/questions/${id}/report`, {
    json: { reason: 'wrong_answer', ...json },
  })

const command = async (...words: string[]) => (await performQuestionCommand(app.services.db, words)).message

describe('a report about a question', () => {
  test('reaches the operator in their list and by mail', async () => {
    const person = await makePerson(app)
    const { id } = await asked(person)
    const note = `Two of them hold. \u001b[31m${person.mark}`
    expect((await report(person, id, { note })).status).toBe(200)
    const listed = await command('reports')
    expect(listed).toContain(`#${id}  sql-`)
    expect(listed).toContain(`the marked answer is wrong: Two of them hold.`)
    expect(listed).not.toContain('\u001b')
    const shown = await command('show', String(id))
    expect(shown).toContain(person.mark)
    expect(shown.match(/^\* /gm)).toHaveLength(1)
    await expect
      .poll(() => smtp.sentTo(operator).some(({ mail }) => mail.subject?.includes('Report about sql-')))
      .toBe(true)
    expect(await command('close', String(id))).toBe(`1 reports about question ${id} are closed.`)
    expect(await command('reports')).not.toContain(person.mark)
  })

  test('replaces the earlier one of the same person', async () => {
    const person = await makePerson(app)
    const { id } = await asked(person, 'Git')
    await Promise.all([report(person, id), report(person, id)])
    await report(person, id, { reason: 'unclear', note: `Second thought ${person.mark}` })
    const shown = await command('show', String(id))
    expect(shown.match(/the question is unclear|the marked answer is wrong/g)).toEqual([
      'the question is unclear',
    ])
  })

  test('is possible only for a question the person was asked, for a stated reason', async () => {
    const [person, other] = [await makePerson(app), await makePerson(app)]
    const { id } = await asked(other, 'Docker')
    expect((await report(person, id)).status).toBe(404)
    expect((await report(person, 2147483000)).status).toBe(404)
    expect((await report({ ...person, client: app.newClient() }, id)).status).toBe(401)
    expect((await report(other, id, { reason: 'ugly' })).json.error).toContain(
      'Choose what is wrong with the question.',
    )
    expect((await report(other, id, { note: 'x'.repeat(1001) })).json.error).toContain(
      'A note has at most 1000 characters.',
    )
  })

  test('is one of at most fifty a day', async () => {
    const person = await makePerson(app)
    const { id } = await asked(person, 'Linux')
    await app.services.db.execute(
      sql`insert into question_reports (user_id, question_id, reason)
          select ${person.user.id}, q.id, 'other' from interview_questions q where q.id <> ${id} limit 50`,
    )
    const { status, json } = await report(person, id)
    expect([status, json.error]).toEqual([
      429,
      'You have reported 50 questions within 24 hours, which is the maximum. Please report others tomorrow.',
    ])
    await app.services.db.execute(sql`delete from question_reports where user_id = ${person.user.id}`)
  })

  test('lets the operator withdraw the question, so that nobody is asked it', async () => {
    const person = await makePerson(app)
    const { id } = await asked(person, 'Python')
    expect(await command('withdraw', String(id))).toBe(`Question ${id} is not asked any more.`)
    expect((await asked(person, 'Python')).id).not.toBe(id)
    expect(await command('restore', `#${id}`)).toBe(`Question ${id} is asked again.`)
    expect((await asked(person, 'Python')).id).toBe(id)
  })
})

test('a command that does not exist is answered with how to use them', async () => {
  for (const words of [[], ['show'], ['show', 'x'], ['toString', '1'], ['close', '1', '2']])
    expect(await command(...words)).toContain('npm run questions -- reports')
  expect(await command('show', '2147483')).toBe('There is no question 2147483.')
})
