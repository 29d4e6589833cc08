import { createHmac } from 'node:crypto'
import type { Services } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { countUp, readCounters, reserveSlot } from '../sign-in-counters.store.ts'

const windowMs = 24 * 3600_000
// After this many wrong codes an account accepts one try a minute; someone with the password would need two
// centuries.
const triesBeforeSlowing = 10
const spacingMs = 60_000
// A browser the person signed in from before isn't affected by other people's guesses.
const triesFromKnownBrowser = 10

/** One try of a code: the account, and the known browser it comes from. */
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
 * Call before checking a code. Wrong codes slow an account down but never lock it.
 * @throws AppError TOO_MANY_TRIES /
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
  if (given.device !== undefined && count(own.here) < triesFromKnownBrowser) return
  const delayMs = await reserveSlot(db, { key: own.lane, spacingMs, maxWaitMs: 0, now: moment })
  if (delayMs === undefined)
    throw new AppError('TOO_MANY_TRIES', 'Too many wrong codes. Try again in a minute.', {
      retryAfterSeconds: spacingMs / 1000,
    })
}

/** Call after a wrong code. */
export const recordWrongCode = async (services: Services, given: Try): Promise<void> => {
  const { db, now } = services
  const own = keys(services, given)
  await countUp(db, { key: own.account, windowMs, now: now() })
  if (given.device !== undefined) await countUp(db, { key: own.here, windowMs, now: now() })
}
