import { createHmac } from 'node:crypto'
import type { Services } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { countUp, readCounters, reserveSlot } from '../sign-in-counters.store.ts'

const windowMs = 24 * 3600_000
// From here on an account's codes are tried one a minute: whoever has the password would need two centuries.
const triesBeforeSlowing = 10
const spacingMs = 60_000
// In a browser where the person was signed in before, the guesses of others do not count.
const triesWhereKnown = 10

/** One try of a code: for whose account, and in which known browser. */
type Try = { uid: string; device: string | undefined }

const keys = ({ counterSecret }: Services, { uid, device = '' }: Try) => {
  const key = (...parts: string[]) =>
    createHmac('sha256', counterSecret).update(parts.join('\n')).digest('base64url')
  return {
    account: key('codes', uid),
    here: key('codes here', uid, device),
    lane: key('codes lane', uid),
  }
}

/**
 * Called before a code is looked at. Wrong codes slow an account's codes down, and never lock it.
 * @throws AppError TOO_MANY_TRIES
 */
export const admitCode = async (services: Services, given: Try): Promise<void> => {
  const { db, now } = services
  const own = keys(services, given)
  const moment = now()
  const counters = await readCounters(db, {
    windows: new Map([
      [own.account, windowMs],
      [own.here, windowMs],
    ]),
    now: moment,
  })
  const count = (key: string) => counters.get(key)?.count ?? 0
  if (count(own.account) < triesBeforeSlowing) return
  if (given.device !== undefined && count(own.here) < triesWhereKnown) return
  const delayMs = await reserveSlot(db, { key: own.lane, spacingMs, longestMs: 0, now: moment })
  if (delayMs === undefined)
    throw new AppError('TOO_MANY_TRIES', 'There were too many wrong codes. Try again in a minute.', {
      retryAfterSeconds: spacingMs / 1000,
    })
}

/** Called after a wrong code. */
export const recordWrongCode = async (services: Services, given: Try): Promise<void> => {
  const { db, now } = services
  const own = keys(services, given)
  await countUp(db, { key: own.account, windowMs, now: now() })
  if (given.device !== undefined) await countUp(db, { key: own.here, windowMs, now: now() })
}
