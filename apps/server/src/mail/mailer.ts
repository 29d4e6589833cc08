import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export type Mail = {
  to: string
  /** Where replies go; by default to the sender address, which nobody reads. */
  replyTo?: string | undefined
  subject: string
  text: string
  /** The same for every attempt, so a mail that arrives twice is recognized as one. */
  messageId: string
  /** A page of ours that turns off this kind of mail with one click. */
  unsubscribeUrl?: string | undefined
}

/** The mail server did not accept a mail. The message is logged, so it quotes nothing the server said. */
export class MailError extends Error {
  override name = 'MailError'
  /** True when the server rejected this mail permanently, so a retry would fail too. */
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

/** Sends mail by SMTP. Throws `MailError` when the server does not accept it. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

const connectWithinMs = 3000
const answerWithinMs = 15_000

/** The configured SMTP client; undefined if none is configured, and then no mail is sent. */
export const openMailer = (config: Pick<Config, 'mail'>): Mailer | undefined => {
  if (!config.mail) return undefined
  const { url, from } = config.mail
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // The job queue decides about retries.
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
          // Passed as an object, so an address is never parsed as a list of addresses.
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

// One-click unsubscribe in the mail client, without opening a page (RFC 8058).
const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

const explain = (error: unknown): MailError => {
  const fact = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const [code, status] = [fact('code'), fact('responseCode')]
  // Errors of the sign-in or the connection may be fixed before a retry; errors of this mail may not.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = isAboutMail && typeof status === 'number' && status >= 500 && status < 600
  const said = [code, status].filter((one) => typeof one === 'string' || typeof one === 'number').join(' ')
  return new MailError(`The mail server did not take a mail: ${said || 'no reason given'}.`, isFinal)
}
