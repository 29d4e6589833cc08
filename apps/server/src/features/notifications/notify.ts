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
  /** Identifies the cause; the same kind and cause notify only once. */
  about: string
  title: string
  body: string
  /** A path in the application. */
  link?: string
  /** True to show it only in the notification center, without a mail. */
  isQuiet?: boolean
}

/** Security notices go to the sign-in address, regardless of the person's mail setting. */
const securityKinds: readonly Notice['kind'][] = ['new-sign-in', 'password-changed', 'second-factor']

/**
 * Notifies a person in the notification center and, if SMTP is configured and their setting allows it, by mail. Pass
 * the transaction of the action. A repeated notice is ignored.
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
