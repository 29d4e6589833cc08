import type { notificationKinds } from '@nextrung/contract/notifications'
import type { Services } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { greeting } from '../../mail/mail-text.ts'
import { baseUrl, enqueueMail } from '../../mail/send-mail.job.ts'
import { findContact } from '../identity/identity.public.ts'
import { insertNotification } from './notifications.store.ts'
import { unsubscribeLinks } from './unsubscribe-link.ts'

export type Notice = {
  userId: number
  kind: (typeof notificationKinds)[number]
  /** What it is about: the same twice is told once. */
  about: string
  title: string
  body: string
  /** A path of the application. */
  link?: string
  /** True for what is not worth a mail: it stands in the notification centre alone. */
  isQuiet?: boolean
}

/** About the account's safety: it goes to the address of the sign-in, whatever the switches say. */
const securityKinds: readonly Notice['kind'][] = ['new-sign-in', 'password-changed', 'second-factor']

/**
 * Tells a person something, in the notification centre and, where SMTP is set and their switch is on, by mail.
 * Give it the transaction of the act. What was told before is not told again.
 */
export const notify = async (services: Services, tx: Database, notice: Notice): Promise<void> => {
  const { link, isQuiet, ...row } = notice
  const isNew = await insertNotification(tx, { ...row, link: link ?? null })
  if (!isNew || isQuiet || !services.mailer) return
  const contact = await findContact(tx, notice.userId)
  if (!contact) return
  const isSecurity = securityKinds.includes(notice.kind)
  if (!isSecurity && !contact.wantsMail) return
  const links = isSecurity ? undefined : unsubscribeLinks(services, notice.userId)
  await enqueueMail(services, tx, {
    userId: notice.userId,
    to: isSecurity ? contact.signInEmail : contact.email,
    subject: notice.title,
    text: mailText(services, { ...notice, name: contact.displayName, unsubscribePage: links?.page }),
    ...(links ? { unsubscribeUrl: links.oneClick } : {}),
  })
}

const mailText = (
  services: Services,
  { name, body, link, unsubscribePage }: Notice & { name: string; unsubscribePage: string | undefined },
): string =>
  [
    greeting(name),
    body,
    ...(link ? [baseUrl(services) + link] : []),
    'Nextrung',
    ...(unsubscribePage ? [`No more such mail: ${unsubscribePage}`] : []),
  ].join('\n\n')
