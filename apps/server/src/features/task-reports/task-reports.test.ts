import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { performQuestionCommand } from '../../operator/question-commands.ts'
import { makePerson } from '../../testing/factories.ts'
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

type Person = Pick<Awaited<ReturnType<typeof makePerson>>, 'client'>

const exercise = 'sql-unassigned-tickets'
const report = ({ client }: Person, json: object = {}) =>
  client.send<{ reportedAt: string; error: string }>('POST', '/api/task-reports', {
    json: { kind: 'exercise', id: exercise, reason: 'wrong_check', ...json },
  })

const command = async (...words: string[]) => (await performQuestionCommand(app.services.db, words)).message

describe('a report about an exercise or a challenge', () => {
  test('reaches the operator in their list and by mail, until they close it', async () => {
    const person = await makePerson(app)
    const note = `A right answer fails. \u001b[31m${person.mark}`
    expect((await report(person, { note })).status).toBe(200)
    await report(person, { kind: 'challenge', id: 'messy-file-to-clean-table', reason: 'unclear' })
    const listed = await command('reports')
    expect(listed).toContain(`exercise:${exercise}`)
    expect(listed).toContain('the check is wrong: A right answer fails.')
    expect(listed).toContain('challenge:messy-file-to-clean-table')
    expect(listed).not.toContain('\u001b')
    await expect
      .poll(() =>
        smtp.sentTo(operator).some(({ mail }) => mail.subject?.includes(`Report about ${exercise}`)),
      )
      .toBe(true)
    expect(await command('close', `exercise:${exercise}`)).toBe(
      `1 reports about exercise:${exercise} are closed.`,
    )
    expect(await command('reports')).not.toContain(person.mark)
  })

  test('replaces the earlier one of the same person', async () => {
    const person = await makePerson(app)
    await Promise.all([report(person), report(person)])
    await report(person, { reason: 'unclear', note: `Second thought ${person.mark}` })
    const listed = await command('reports')
    expect(listed.match(new RegExp(person.mark, 'g'))).toHaveLength(1)
    await command('close', `exercise:${exercise}`)
  })

  test('is possible only for one that is offered, for a stated reason, with a short note', async () => {
    const person = await makePerson(app)
    expect((await report(person, { id: 'gone' })).json.error).toBe('This exercise was not found.')
    expect((await report(person, { kind: 'challenge' })).json.error).toBe('This challenge was not found.')
    expect((await report({ client: app.newClient() })).status).toBe(401)
    expect((await report(person, { reason: 'ugly' })).json.error).toContain('Choose what is wrong.')
    expect((await report(person, { note: 'x'.repeat(1001) })).json.error).toContain(
      'A note has at most 1000 characters.',
    )
    expect(await command('reports')).not.toContain(`exercise:${exercise}`)
  })

  test('is one of at most fifty a day', async () => {
    const person = await makePerson(app)
    await app.services.db.execute(
      sql`insert into task_reports (user_id, kind, task_id, title, reason, created_at)
          select ${person.user.id}, 'exercise', 'one-' || n, 'One', 'other', now() from generate_series(1, 50) n`,
    )
    const { status, json } = await report(person)
    expect([status, json.error]).toEqual([
      429,
      'You have reported 50 exercises and challenges within 24 hours, which is the maximum. Please report others tomorrow.',
    ])
    await app.services.db.execute(sql`delete from task_reports where user_id = ${person.user.id}`)
  })
})

test('closing what nobody reported, or what cannot be named so, is answered with how to do it', async () => {
  expect(await command('close', 'exercise:nothing')).toBe('0 reports about exercise:nothing are closed.')
  for (const words of [
    ['close', 'exercise:'],
    ['withdraw', `exercise:${exercise}`],
    ['close', 'poem:one'],
  ])
    expect(await command(...words)).toContain('npm run questions -- close')
})
