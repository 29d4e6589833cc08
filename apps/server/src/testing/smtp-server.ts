import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * How it takes mail: as it should; not now (451); never (550); cutting the connection; or taking the mail and cutting
 * the connection before it says so.
 */
type Mode = 'up' | 'busy' | 'refusing' | 'dropping' | 'losing-answers'

export type ReceivedMail = { from: string; to: string[]; mail: Email; raw: string }

const arrivesWithinMs = 15_000
const refusals = { busy: [451, 'Try again later'], refusing: [550, 'No such mailbox'] } as const

/** An SMTP server on loopback that keeps every mail it takes. */
export class SmtpServer {
  readonly received: ReceivedMail[] = []
  /** The sender and recipient of every mail that was offered, taken or not. */
  readonly offered: { from: string; to: string }[] = []
  mode: Mode = 'up'
  private readonly sockets = new Set<Socket>()
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      this.offered.push({ from, to: address })
      if (this.mode === 'dropping') return this.cut()
      if (this.mode !== 'busy' && this.mode !== 'refusing') return done()
      const [responseCode, message] = refusals[this.mode]
      done(Object.assign(new Error(message), { responseCode }))
    },
    onData: (stream, { envelope }, done) => {
      void this.keep(stream, envelope).then((isAnswered) => (isAnswered ? done() : this.cut()), done)
    },
  })

  constructor() {
    this.server.on('error', () => {})
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
  }

  /** Starts it, and returns the settings that lead the application to it. */
  async start(): Promise<{ SMTP_URL: string; MAIL_FROM: string }> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const { port } = this.server.server.address() as AddressInfo
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Nextrung <no-reply@nextrung.example>' }
  }

  close(): Promise<void> {
    this.cut()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  /** The newest mail to this address whose subject has this text, once it arrives. */
  async waitForMail(to: string, subject = ''): Promise<ReceivedMail> {
    const giveUpAt = Date.now() + arrivesWithinMs
    for (;;) {
      const found = this.sentTo(to).findLast(({ mail }) => mail.subject?.includes(subject))
      if (found) return found
      if (Date.now() > giveUpAt) throw new Error(`no mail "${subject}" to ${to} came in time`)
      await sleep(20)
    }
  }

  /** Every mail to this address, the oldest first. */
  sentTo(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to.includes(address))
  }

  private async keep(
    stream: AsyncIterable<Buffer>,
    envelope: { mailFrom: false | { address: string } | null; rcptTo: { address: string }[] },
  ): Promise<boolean> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const raw = Buffer.concat(chunks)
    this.received.push({
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
      mail: await PostalMime.parse(raw),
      raw: raw.toString('utf8'),
    })
    return this.mode !== 'losing-answers'
  }

  private cut() {
    for (const socket of this.sockets) socket.destroy()
  }
}
