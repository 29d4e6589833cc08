import { createHmac } from 'node:crypto'
import type { Services } from '../../../context.ts'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { countUp } from '../sign-in-counters.store.ts'

type MailLimit = {
  /** What is counted, and about whom. No address or id stands in the database. */
  name: string
  about: string | number
  max: number
  windowMs: number
}

/** Counts one more mail. Undefined while there may be one, else in how many seconds there may be the next. */
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
 * Counts one more mail, for a person who may know that it is one too many.
 * @throws AppError TOO_MANY_TRIES with `sentence`
 */
export const admitMail = async (
  services: Services,
  { sentence, ...limit }: MailLimit & { sentence: string },
): Promise<void> => {
  const retryAfterSeconds = await countMail(services, limit)
  if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_TRIES', sentence, { retryAfterSeconds })
}
