import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '../context.ts'
import type { Database } from '../db/client.ts'
import { defineJob } from '../jobs/define-job.ts'
import { linkToken, tokenPlace } from './link-token.ts'
import { MailError } from './mailer.ts'

const MailInput = z.object({
  /** The person the mail is to or about; deleting their account deletes it. Null for mail about nobody. */
  userId: z.number().int().nullable(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  messageId: z.string(),
  unsubscribeUrl: z.string().optional(),
  /** Seed of the token that replaces `tokenPlace` in the text. */
  tokenSeed: z.string().optional(),
})

export const sendMailJob = defineJob({
  name: 'send-mail',
  input: MailInput,
  maxAttempts: 3,
  expireInSeconds: 60,
  concurrency: 2,
})

type NewMail = Omit<z.input<typeof MailInput>, 'messageId'>

/** Queues a mail to be sent once the transaction commits. Without SMTP it does nothing and returns false. */
export const enqueueMail = async (services: Services, tx: Database, mail: NewMail): Promise<boolean> => {
  if (!services.mailer) return false
  const messageId = `<${randomUUID()}@${new URL(baseUrl(services)).hostname}>`
  await services.queue.enqueue(tx, sendMailJob, { ...mail, subject: oneLine(mail.subject), messageId })
  return true
}

/** Sends a mail to the SMTP server. Throws on failure, so the queue retries, unless the failure is permanent. */
export const sendMail = async (services: Services, mail: z.output<typeof MailInput>): Promise<void> => {
  const { userId: _, tokenSeed, ...content } = mail
  const text = tokenSeed ? content.text.replace(tokenPlace, linkToken(services, tokenSeed)) : content.text
  try {
    await services.mailer?.send({ ...content, text })
  } catch (error) {
    if (!(error instanceof MailError && error.isFinal)) throw error
    services.log.warn({ err: error }, 'a mail was refused for good')
  }
}

/** The base URL of links in mails. */
export const baseUrl = ({ config }: Pick<Services, 'config'>): string =>
  config.publicUrl ?? `http://localhost:${config.port}`

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 200)
