import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * What happens to a mail: `taken`, `busy` (temporary failure, 451), `refused` (permanent failure, 550), `cut` (the
 * connection breaks before the mail is accepted) or `answer-lost` (it breaks after that, before the answer).
 */
type Manner = 'taken' | 'busy' | 'refused' | 'cut' | 'answer-lost'

export type ReceivedMail = { from: string; to: string[]; mail: Email; raw: string }

const arrivesWithinMs = 60_000
const refusals = { busy: [451, 'Try again later'], refused: [550, 'No such mailbox'] } as const

/** An SMTP server on loopback that keeps every mail it accepts. */
export class SmtpServer {
  readonly received: ReceivedMail[] = []
  private readonly offers: string[] = []
  private readonly manners = new Map<string, Manner[]>()
  private readonly sockets = new Set<Socket>()
  private readonly losing = new Set<string>()
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, session, done) => {
      this.offers.push(address)
      const manner = this.manners.get(address)?.shift() ?? 'taken'
      if (manner === 'cut') return this.cut(session.remotePort)
      if (manner === 'answer-lost') this.losing.add(session.id)
      if (manner !== 'busy' && manner !== 'refused') return done()
      const [responseCode, message] = refusals[manner]
      done(Object.assign(new Error(message), { responseCode }))
    },
    onData: (stream, session, done) => {
      this.keep(stream, session.envelope).then(() => {
        if (this.losing.delete(session.id)) this.cut(session.remotePort)
        else done()
      }, done)
    },
  })

  constructor() {
    this.server.on('error', () => {})
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
  }

  /** Starts the server and returns the settings that make the application use it. */
  async start(): Promise<{ SMTP_URL: string; MAIL_FROM: string }> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const { port } = this.server.server.address() as AddressInfo
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Nextrung <no-reply@nextrung.example>' }
  }

  close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  /** Sets what happens to the next mails to an address, in order. Later ones are accepted. */
  meet(address: string, ...manners: Manner[]): void {
    this.manners.set(address, manners)
  }

  /** How often the application tried to deliver a mail to this address. */
  deliveryAttemptsFor(address: string): number {
    return this.offers.filter((one) => one === address).length
  }

  /** Every mail accepted for this address, oldest first. */
  sentTo(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to.includes(address))
  }

  /** Waits for a mail to this address with this text in its subject, and returns the newest. */
  async waitForMail(address: string, subject = ''): Promise<ReceivedMail> {
    const giveUpAt = Date.now() + arrivesWithinMs
    for (;;) {
      const found = this.sentTo(address).findLast(({ mail }) => mail.subject?.includes(subject))
      if (found) return found
      if (Date.now() > giveUpAt) throw new Error(`no mail "${subject}" to ${address} came in time`)
      await sleep(20)
    }
  }

  private async keep(
    stream: AsyncIterable<Buffer>,
    envelope: { mailFrom: false | { address: string } | null; rcptTo: { address: string }[] },
  ): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const raw = Buffer.concat(chunks)
    this.received.push({
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
      mail: await PostalMime.parse(raw),
      raw: raw.toString('utf8'),
    })
  }

  private cut(port: number) {
    for (const socket of this.sockets) if (socket.remotePort === port) socket.destroy()
  }
}
