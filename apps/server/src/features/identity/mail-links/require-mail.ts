import type { Services } from '../../../context.ts'
import { AppError } from '../../../errors.ts'

/** @throws AppError PROVIDER_NOT_CONFIGURED if no SMTP server is configured */
export const requireMail = ({ mailer }: Pick<Services, 'mailer'>): void => {
  if (!mailer)
    throw new AppError(
      'PROVIDER_NOT_CONFIGURED',
      'This server sends no mail. Please ask whoever runs it for help.',
    )
}

/** The error for a link that was used, has expired or never existed. */
export const linkExpired = () =>
  new AppError('LINK_EXPIRED', 'This link was used already or has expired. Please ask for a new one.')
