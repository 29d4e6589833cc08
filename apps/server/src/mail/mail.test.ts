import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readRows } from '../testing/read-rows.ts'
import { SmtpServer } from '../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { greeting } from './mail-text.ts'
import { enqueueMail } from './send-mail.job.ts'

const smtp = new SmtpServer()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: await smtp.start() })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

const newAddress = () => `${randomUUID()}@example.com`

type Words = { subject?: string; text?: string; unsubscribeUrl?: string }

const send = (to: string, { subject = 'A word', text = 'Some words.', ...more }: Words = {}) =>
  app.services.db.transaction((tx) =>
    enqueueMail(app.services, tx, { userId: null, to, subject, text, ...more }),
  )

/** The state of the job of the mail to this address, once it has ended. */
const endOf = (to: string): Promise<unknown> =>
  vi.waitUntil(
    async () => {
      const [row] = await readRows<{ state: string }>(
        app,
        sql`select state from jobs.job where name = 'send-mail' and data->>'to' = ${to}`,
      )
      return row?.state === 'completed' || row?.state === 'failed' ? row.state : undefined
    },
    { timeout: 60_000 },
  )

describe('a mail', () => {
  test('arrives as plain text, from the set address, marked as written by a program', async () => {
    const to = newAddress()
    await send(to, { subject: 'Grüße 🪜', text: 'Zażółć <b>gęślą</b> jaźń\n\nhttps://example.com/?a=1&b=2' })
    const { from, mail } = await smtp.waitForMail(to)
    expect(from).toBe('no-reply@nextrung.example')
    expect(mail).toMatchObject({
      subject: 'Grüße 🪜',
      from: { name: 'Nextrung', address: 'no-reply@nextrung.example' },
      to: [{ address: to }],
    })
    expect(mail.text?.trim()).toBe('Zażółć <b>gęślą</b> jaźń\n\nhttps://example.com/?a=1&b=2')
    expect(mail.html).toBeUndefined()
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  test('goes to one address and has no header from user input', async () => {
    const to = newAddress()
    const other = newAddress()
    await send(to, { subject: `Hello\r\nBcc: ${other}\nX-Evil: yes`, text: `x\r\n.\r\nRCPT TO:<${other}>` })
    const { mail, to: recipients } = await smtp.waitForMail(to)
    expect(recipients).toEqual([to])
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.text).toContain('RCPT TO')
    const list = `${newAddress()}, ${other}`
    await send(list)
    await endOf(list)
    expect(smtp.deliveryAttemptsFor(other)).toBe(0)
  })

  test('that is about a choice of the person says how to end such mail', async () => {
    const to = newAddress()
    await send(to, { unsubscribeUrl: 'https://example.com/unsubscribe?token=x' })
    const { mail } = await smtp.waitForMail(to)
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toBe('<https://example.com/unsubscribe?token=x>')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('of a transaction that is rolled back is never sent', async () => {
    const to = newAddress()
    const { db } = app.services
    const failing = db.transaction(async (tx) => {
      await enqueueMail(app.services, tx, { userId: null, to, subject: 'x', text: 'x' })
      throw new Error('something else failed')
    })
    await expect(failing).rejects.toThrow('something else failed')
    const later = newAddress()
    await send(later)
    await smtp.waitForMail(later)
    expect(smtp.deliveryAttemptsFor(to)).toBe(0)
  })
})

describe.concurrent('a mail server', () => {
  test('that is busy or cuts the connection gets the mail at the third try, and as the same one', async ({
    expect,
  }) => {
    const to = newAddress()
    smtp.meet(to, 'busy', 'cut')
    await send(to)
    await smtp.waitForMail(to)
    expect(await endOf(to)).toBe('completed')
    expect(smtp.deliveryAttemptsFor(to)).toBe(3)
    expect(smtp.sentTo(to)).toHaveLength(1)
  })

  test('that stays busy is tried three times, and no more', async ({ expect }) => {
    const to = newAddress()
    smtp.meet(to, 'busy', 'busy', 'busy')
    await send(to)
    expect(await endOf(to)).toBe('failed')
    expect(smtp.deliveryAttemptsFor(to)).toBe(3)
    expect(app.logs.join('')).not.toContain(to)
  })

  test('that refuses for good is not asked again, and the log names no address', async ({ expect }) => {
    const to = newAddress()
    smtp.meet(to, 'refused')
    await send(to)
    expect(await endOf(to)).toBe('completed')
    expect(smtp.deliveryAttemptsFor(to)).toBe(1)
    const refusals = app.logs.filter((entry) => entry.includes('refused for good'))
    expect(refusals.filter((entry) => entry.includes('550'))).toHaveLength(1)
    expect(app.logs.join('')).not.toContain(to)
  })

  test('whose answer is lost gets the mail again under the same id', async ({ expect }) => {
    const to = newAddress()
    smtp.meet(to, 'answer-lost')
    await send(to)
    expect(await endOf(to)).toBe('completed')
    const ids = smtp.sentTo(to).map(({ mail }) => mail.messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
  })
})

test.each([
  ['Maya Okafor', 'Hello Maya Okafor,'],
  ['Żaneta O’Brien-Łuć', 'Hello Żaneta O’Brien-Łuć,'],
  ['  ', 'Hello,'],
  ['Win a prize at https://evil.example', 'Hello,'],
  ['www.evil.example', 'Hello,'],
  ['call me evil@example.com', 'Hello,'],
  ['Maya\r\n\r\nYour account is closed', 'Hello,'],
  ['x'.repeat(61), 'Hello,'],
])('a person called %j is greeted with %j', (name, words) => {
  expect(greeting(name)).toBe(words)
})
