import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '../context.ts'
import type { Database } from '../db/client.ts'
import { defineJob } from '../jobs/define-job.ts'
import { linkToken, tokenPlace } from './link-token.ts'
import { MailError } from './mailer.ts'

const MailInput = z.object({
  /** Whose mail it is, or about whom; deleting the account drops it. Null for mail about nobody. */
  userId: z.number().int().nullable(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  messageId: z.string(),
  unsubscribeUrl: z.string().optional(),
  /** Of the token that belongs where `tokenPlace` stands in the text. */
  tokenSeed: z.string().optional(),
})

export const sendMailJob = defineJob({
  name: 'send-mail',
  input: MailInput,
  tries: 3,
  expireInSeconds: 60,
  atOnce: 2,
})

type NewMail = Omit<z.input<typeof MailInput>, 'messageId'>

/** Lets a mail be sent once the transaction commits. Without SMTP nothing happens, and it returns false. */
export const enqueueMail = async (services: Services, tx: Database, mail: NewMail): Promise<boolean> => {
  if (!services.mailer) return false
  const messageId = `<${randomUUID()}@${new URL(baseUrl(services)).hostname}>`
  await services.queue.enqueue(tx, sendMailJob, { ...mail, subject: oneLine(mail.subject), messageId })
  return true
}

/** Gives a mail to the SMTP server. A failure is thrown, and tried again by the queue, unless it is for good. */
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

/** Where links of mails lead. */
export const baseUrl = ({ config }: Pick<Services, 'config'>): string =>
  config.publicUrl ?? `http://localhost:${config.port}`

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 200)
