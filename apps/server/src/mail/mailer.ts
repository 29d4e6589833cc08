import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export type Mail = {
  to: string
  /** Where an answer goes; without it, to the sender, whom nobody reads. */
  replyTo?: string | undefined
  subject: string
  text: string
  /** The same for every try, so that a mail that arrives twice is seen as one. */
  messageId: string
  /** A page of ours that turns such mail off by one click. */
  unsubscribeUrl?: string | undefined
}

/** The server did not take a mail. The message goes to the log, so it repeats none of the server's words. */
export class MailError extends Error {
  override name = 'MailError'
  /** True when the server refused this very mail for ever: another try would be refused too. */
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

/** Sends mail by SMTP. Throws `MailError` when the server does not take it. */
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
    // How often a mail is tried is the queue's to say.
    maxRequeues: 0,
    connectionTimeout: connectWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ unsubscribeUrl, to, replyTo, ...mail }) => {
      await transport
        .sendMail({
          from,
          // An address as it is, never read as a list of them.
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          ...mail,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        })
        .catch((error: unknown) => {
          throw explain(error)
        })
    },
    close: () => transport.close(),
  }
}

// One click in the mail program, without opening a page (RFC 8058).
const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

const explain = (error: unknown): MailError => {
  const fact = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const [code, status] = [fact('code'), fact('responseCode')]
  // About this mail, and not about the sign-in or the connection, which somebody may mend meanwhile.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = isAboutMail && typeof status === 'number' && status >= 500 && status < 600
  const said = [code, status].filter((one) => typeof one === 'string' || typeof one === 'number').join(' ')
  return new MailError(`The mail server did not take a mail: ${said || 'no reason given'}.`, isFinal)
}
