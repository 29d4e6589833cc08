import type { SupportDesk, SupportMessage } from '@nextrung/contract/support'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { performSupportCommand } from '../../operator/support-commands.ts'
import { makePerson } from '../../testing/factories.ts'
import { SmtpServer } from '../../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const operator = 'operator@nextrung.example'
const smtp = new SmtpServer()
let app: TestApp
let mute: TestApp
let now = new Date()
beforeAll(async () => {
  const mail = await smtp.start()
  app = await startTestApp({
    env: { ...mail, OPERATOR_EMAIL: operator, QUESTIONS_PER_DAY: '3' },
    now: () => now,
  })
  mute = await startTestApp()
})
afterAll(async () => {
  await app.close()
  await mute.close()
  await smtp.close()
})

type Person = Awaited<ReturnType<typeof makePerson>>

const message = 'I cannot find where my old versions are. Where do I look?'

const ask = ({ client }: Person, question: object = {}) =>
  client.send<SupportMessage & { error: string; retryAfterSeconds: number }>('POST', '/api/support', {
    json: { subject: 'Old versions', message, ...question },
  })

const desk = async ({ client }: Person) => (await client.send<SupportDesk>('GET', '/api/support')).json

const command = async (...words: string[]) => performSupportCommand(app.services.db, words)

describe('a question', () => {
  test('is stored and mailed to the operator, who can reply to the mail', async () => {
    const person = await makePerson(app)
    const { status, json } = await ask(person)
    expect(status).toBe(200)
    expect(json).toMatchObject({ subject: 'Old versions', message, status: 'open', isPriority: false })
    const { mail, to } = await smtp.waitForMail(operator, `Question ${json.id}: Old versions`)
    expect(to).toEqual([operator])
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([person.email])
    for (const told of [message, person.email, 'Plan: none', `npm run support -- close ${json.id}`])
      expect(mail.text).toContain(told)
    expect(await desk(person)).toMatchObject({
      messages: [{ id: json.id }],
      isMailed: true,
      repliesTo: person.email,
      plan: null,
      left: 2,
    })
  })

  test('from a person with a plan says so and comes first', async () => {
    const [without, withPlan] = [await makePerson(app), await makePerson(app)]
    await ask(without)
    await withPlan.client.send('POST', '/api/subscription/activate-free')
    const { json } = await ask(withPlan)
    expect(json.isPriority).toBe(true)
    expect((await smtp.waitForMail(operator, `Question ${json.id}:`)).mail.subject).toMatch(/^\[Priority\] /)
    expect((await desk(withPlan)).plan).toBe('Free Trial')
    const { message: listed } = await command('list')
    expect(listed.indexOf(withPlan.email)).toBeLessThan(listed.indexOf(without.email))
    expect(listed).toContain('priority (Free Trial)')
  })

  test('repeated a moment later is the same question', async () => {
    const person = await makePerson(app)
    const answers = await Promise.all([ask(person), ask(person), ask(person), ask(person)])
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    expect((await desk(person)).messages).toHaveLength(1)
  })

  test('beyond the limit is rejected with the time to wait, even when sent at once, and accepted a day later', async () => {
    const person = await makePerson(app)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((at) => ask(person, { subject: `Question number ${at}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.json.error).toContain('3 questions within 24 hours')
    expect(refused?.json.retryAfterSeconds).toBe(24 * 3600)
    expect((await desk(person)).left).toBe(0)
    now = new Date(now.getTime() + 24 * 3600_000 + 1000)
    expect((await ask(person)).status).toBe(200)
  })

  test('that is too short or too long is rejected with a message', async () => {
    const person = await makePerson(app)
    for (const [wrong, sentence] of [
      [{ subject: '  ' }, 'Please say in a few words what it is about'],
      [{ message: 'short' }, 'Please describe it in at least 10 characters'],
      [{ message: 'x'.repeat(5001) }, 'Please use at most 5000 characters'],
    ] as const) {
      const answer = await ask(person, wrong)
      expect([answer.status, answer.json.error]).toEqual([400, sentence])
    }
  })

  test('cannot inject headers or recipients into the mail', async () => {
    const person = await makePerson(app)
    const { json } = await ask(person, { subject: 'Hello\r\nBcc: everybody@example.com' })
    const { mail, to } = await smtp.waitForMail(operator, `Question ${json.id}:`)
    expect(to).toEqual([operator])
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  test('is visible only to its author', async () => {
    const [a, b] = [await makePerson(app), await makePerson(app)]
    await ask(a, { subject: `About ${a.mark}` })
    expect((await b.client.send('GET', '/api/support')).text).not.toContain(a.mark)
  })

  test('stays in the inbox if mail is not configured, and the page can say so', async () => {
    const person = await makePerson(mute)
    expect((await ask(person)).status).toBe(200)
    expect(await desk(person)).toMatchObject({
      isMailed: false,
      left: 9,
      messages: [{ subject: 'Old versions' }],
    })
  })
})

describe("the operator's command", () => {
  test('shows a question and closes it', async () => {
    const person = await makePerson(app)
    const { json } = await ask(person)
    const id = String(json.id)
    expect((await command('show', id)).message).toContain(message)
    expect(await command('close', id)).toEqual({ ok: true, message: `Question ${id} is closed.` })
    expect(await command('close', id)).toEqual({ ok: true, message: `Question ${id} was closed before.` })
    expect((await command('list')).message).not.toContain(`#${id} `)
    expect((await desk(person)).messages[0]?.status).toBe('closed')
  })

  test('neutralizes control characters in a question', async () => {
    const person = await makePerson(app)
    const { json } = await ask(person, {
      subject: 'Red \u001b[31m and back \u202egnp',
      message: `First line\nSecond \u001b]0;owned\u0007 line\u009b2J`,
    })
    const shown = (await command('show', String(json.id))).message + (await command('list')).message
    for (const obeyed of ['\u001b', '\u0007', '\u009b', '\u202e']) expect(shown).not.toContain(obeyed)
    expect(shown).toContain('First line\nSecond')
  })

  test.each([[], ['show'], ['show', 'abc'], ['close', '1', '2'], ['list', '5'], ['explode', '1']])(
    'explains itself for %j',
    async (...words) => {
      expect(await command(...words)).toMatchObject({ ok: false, message: expect.stringContaining('Usage') })
    },
  )

  test('says if there is no such question', async () => {
    expect(await command('show', '99999999')).toEqual({
      ok: false,
      message: 'There is no question 99999999.',
    })
  })
})
