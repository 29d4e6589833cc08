import type { Services } from '../../../context.ts'
import type { Database } from '../../../db/client.ts'
import { makeLinkToken, tokenPlace } from '../../../mail/link-token.ts'
import { mailText } from '../../../mail/mail-text.ts'
import { baseUrl, enqueueMail } from '../../../mail/send-mail.job.ts'
import { insertLink, type LinkPurpose } from './mail-links.store.ts'

const hourMs = 3600_000

type LinkMail = { page: string; livesMs: number; subject: string; text: (link: string) => string[] }

// No mail contains a name: whoever created the account chose it, and may have aimed it at someone else's inbox.
const linkMails: Record<LinkPurpose, LinkMail> = {
  'reset-password': {
    page: '/account/reset-password',
    livesMs: hourMs,
    subject: 'Set a new password for Nextrung',
    text: (link) => [
      'Someone, probably you, asked to reset the password of the Nextrung account with this address. You can set a new one here within an hour:',
      link,
      'The link works once. Setting a new password signs out every device.',
      'If it was not you, you can ignore this mail: your password stays the same.',
    ],
  },
  'verify-email': {
    page: '/account/verify-email',
    livesMs: 24 * hourMs,
    subject: 'Confirm your address for Nextrung',
    text: (link) => [
      'There is a Nextrung account with this address. If it is yours, please confirm the address here within a day:',
      link,
      'You can use Nextrung without confirming. With a confirmed address, resetting a forgotten password and signing in with Google work smoothly.',
      'If you did not create an account, please do not open the link. Nobody can confirm the address without it.',
    ],
  },
  'change-email': {
    page: '/account/verify-email',
    livesMs: 24 * hourMs,
    subject: 'Confirm your new sign-in address for Nextrung',
    text: (link) => [
      'Someone, probably you, wants to use this address to sign in to their Nextrung account. Please confirm it here within a day:',
      link,
      'Until then, the previous address remains the sign-in address.',
      'If it was not you, please do not open the link.',
    ],
  },
}

type LinkFor = { purpose: LinkPurpose; uid: string; userId: number; email: string }

/** Creates a link and queues its mail in the transaction. The token itself is never stored. */
export const sendLink = async (
  services: Services,
  tx: Database,
  { purpose, uid, userId, email }: LinkFor,
): Promise<void> => {
  const { page, livesMs, subject, text } = linkMails[purpose]
  const { seed, tokenHash } = makeLinkToken(services)
  const now = services.now()
  const expiresAt = new Date(now.getTime() + livesMs)
  await insertLink(tx, { tokenHash, purpose, userId: uid, email, expiresAt, createdAt: now })
  const link = `${baseUrl(services)}${page}?token=${tokenPlace}`
  await enqueueMail(services, tx, {
    userId,
    to: email,
    subject,
    text: signed(services, text(link)),
    tokenSeed: seed,
  })
}

/** Tells the previous sign-in address that it is being, or was, replaced. */
export const sendAddressNotice = async (
  services: Services,
  tx: Database,
  { userId, to, isDone }: { userId: number; to: string; isDone: boolean },
): Promise<void> => {
  const { operatorEmail } = services.config
  const whom = operatorEmail ? `whoever runs this server (${operatorEmail})` : 'whoever runs this server'
  const text = isDone
    ? [
        'Your Nextrung account has a new sign-in address, and this one no longer works.',
        `If it was not you, please tell ${whom} at once.`,
      ]
    : [
        'Someone who knows the password of your Nextrung account, probably you, asked to change its sign-in address. The change takes effect once the link sent to the new address is opened.',
        'If it was not you, please sign in and change your password now, in Settings under Account. That cancels the change.',
      ]
  const subject = isDone
    ? 'Your Nextrung sign-in address was changed'
    : 'A new sign-in address for your Nextrung account'
  await enqueueMail(services, tx, { userId, to, subject, text: signed(services, text) })
}

const signed = (services: Services, paragraphs: string[]): string =>
  mailText('Hello,', ...paragraphs, `Nextrung\n${baseUrl(services)}`)
