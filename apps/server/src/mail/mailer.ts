import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** The same for every try, so that a mail that arrives twice is seen as one. */
  messageId: string
  /** A page of ours that turns such mail off by one click. */
  unsubscribeUrl?: string | undefined
}

/** Sends mail by SMTP. Throws when the server does not take it. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

const connectWithinMs = 3000
const answerWithinMs = 15_000

/** The SMTP client of the settings; undefined where none is set, and then no mail exists. */
export const openMailer = (config: Pick<Config, 'mail'>): Mailer | undefined => {
  if (!config.mail) return undefined
  const { url, from } = config.mail
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      await transport.sendMail({ from, ...mail, headers: unsubscribeHeaders(unsubscribeUrl) })
    },
    close: () => transport.close(),
  }
}

// One click in the mail program, without opening a page (RFC 8058).
const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
