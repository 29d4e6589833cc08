import { createHmac } from 'node:crypto'
import type { Services } from '../../../context.ts'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { countUp } from '../sign-in-counters.store.ts'

type MailLimit = {
  /** What is counted, and for whom. Hashed, so no address or id is stored. */
  name: string
  about: string | number
  max: number
  windowMs: number
}

/** Counts a mail. Undefined if it is allowed; otherwise, the seconds until the next one is. */
export const countMail = async (
  services: Services,
  { name, about, max, windowMs, tx = services.db }: MailLimit & { tx?: Database },
): Promise<number | undefined> => {
  const now = services.now()
  const key = createHmac('sha256', services.counterSecret)
    .update(['mail', name, String(about).trim().toLowerCase()].join('\n'))
    .digest('base64url')
  const { count, expiresAt } = await countUp(tx, { key, windowMs, now })
  if (count <= max) return undefined
  return Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000))
}

/**
 * Counts a mail where the person may be told about the limit.
 * @throws AppError TOO_MANY_TRIES with `message`
 */
export const admitMail = async (
  services: Services,
  { message, ...limit }: MailLimit & { message: string },
): Promise<void> => {
  const retryAfterSeconds = await countMail(services, limit)
  if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_TRIES', message, { retryAfterSeconds })
}
