import { createHmac, timingSafeEqual } from 'node:crypto'
import type { notificationKinds } from '@nextrung/contract/notifications'
import type { Services } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { baseUrl, enqueueMail } from '../../mail/send-mail.job.ts'
import { findContact } from '../identity/identity.public.ts'
import { insertNotification } from './notifications.store.ts'

export type Notice = {
  userId: number
  kind: (typeof notificationKinds)[number]
  /** What it is about: the same twice is told once. */
  about: string
  title: string
  body: string
  /** A path of the application. */
  link?: string
}

/** About the account's safety: it goes to the address of the sign-in, whatever the switches say. */
const securityKinds: readonly Notice['kind'][] = ['new-sign-in', 'password-changed']

/**
 * Tells a person something, in the notification centre and, where SMTP is set and their switch is on, by mail.
 * Give it the transaction of the act. What was told before is not told again.
 */
export const notify = async (services: Services, tx: Database, notice: Notice): Promise<void> => {
  const { link, ...row } = notice
  const isNew = await insertNotification(tx, { ...row, link: link ?? null })
  if (!isNew || !services.mailer) return
  const contact = await findContact(tx, notice.userId)
  if (!contact) return
  const isSecurity = securityKinds.includes(notice.kind)
  if (!isSecurity && !contact.wantsMail) return
  const unsubscribeUrl = isSecurity ? undefined : unsubscribeLink(services, notice.userId)
  await enqueueMail(services, tx, {
    userId: notice.userId,
    to: isSecurity ? contact.signInEmail : contact.email,
    subject: notice.title,
    text: mailText(services, { ...notice, name: contact.displayName, unsubscribeUrl }),
    ...(unsubscribeUrl ? { unsubscribeUrl: oneClickLink(services, notice.userId) } : {}),
  })
}

const mailText = (
  services: Services,
  { name, body, link, unsubscribeUrl }: Notice & { name: string; unsubscribeUrl: string | undefined },
): string =>
  [
    `Hello ${name},`,
    body,
    ...(link ? [baseUrl(services) + link] : []),
    'Nextrung',
    ...(unsubscribeUrl ? [`No more such mail: ${unsubscribeUrl}`] : []),
  ].join('\n\n')

const sign = ({ counterSecret }: Services, userId: number): string =>
  createHmac('sha256', counterSecret).update(`unsubscribe\n${userId}`).digest('base64url')

const unsubscribeToken = (services: Services, userId: number): string => `${userId}.${sign(services, userId)}`

const unsubscribeLink = (services: Services, userId: number): string =>
  `${baseUrl(services)}/account/unsubscribe?token=${unsubscribeToken(services, userId)}`

const oneClickLink = (services: Services, userId: number): string =>
  `${baseUrl(services)}/api/notifications/unsubscribe?token=${unsubscribeToken(services, userId)}`

/** Whose link it is; undefined for one that we did not make. */
export const readUnsubscribeToken = (services: Services, token: string): number | undefined => {
  const [id = '', signature = ''] = token.split('.')
  if (!/^\d{1,10}$/.test(id)) return undefined
  const expected = Buffer.from(sign(services, Number(id)))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : undefined
}
