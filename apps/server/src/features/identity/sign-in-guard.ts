import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { identityFallbackMessage } from '@nextrung/contract/auth'
import type { Services } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { type Counter, countUp, forgetCounter, readCounters, reserveSlot } from './sign-in-counters.store.ts'

const guessWindowMs = 10_000
const probeWindowMs = 10 * 60_000
const accountWindowMs = 15 * 60_000
const attemptWindowMs = 1000
// From here on an account that is under attack from many addresses is tried one guess at a time.
const accountGuessesBeforeSlowing = 30
const accountSpacingMs = 1000
const longestDelayMs = 5000
const knownAddressMs = 90 * 24 * 3600_000

/** One try to sign in or up: from which network address, about which e-mail address. */
export type Attempt = { ip: string; email: string }

const key = (services: Services, ...parts: string[]) =>
  createHmac('sha256', services.counterSecret).update(parts.join('\n')).digest('base64url')

const keys = (services: Services, { ip, email }: Attempt) => {
  const account = email.trim().toLowerCase()
  return {
    attempts: key(services, 'attempts', ip),
    guesses: key(services, 'guesses', ip, account),
    account: key(services, 'account', account),
    lane: key(services, 'lane', account),
    known: key(services, 'known', ip, account),
    probes: key(services, 'probes', ip),
    probe: key(services, 'probe', ip, account),
  }
}

/**
 * Called before a password is looked at. Refuses an address that guessed too often; an account under attack
 * from many addresses is only slowed, never locked, and not at all for an address it was used from before.
 * @throws AppError TOO_MANY_TRIES
 */
export const admitAttempt = async (services: Services, attempt: Attempt): Promise<void> => {
  const { db, config, now } = services
  const own = keys(services, attempt)
  const rate = await countUp(db, { key: own.attempts, windowMs: attemptWindowMs, now: now() })
  if (rate.count > config.limits.signInsPerSecond) throw tooMany(rate, now())
  const counters = await readCounters(db, { keys: [own.guesses, own.account, own.known], now: now() })
  const guesses = counters.get(own.guesses)
  if (guesses && guesses.count >= config.limits.wrongPasswordsPer10Seconds) throw tooMany(guesses, now())
  const isUnderAttack = (counters.get(own.account)?.count ?? 0) >= accountGuessesBeforeSlowing
  if (isUnderAttack && !counters.has(own.known)) await waitForTurn(services, own.lane)
}

const waitForTurn = async ({ db, now }: Services, key: string) => {
  const moment = now()
  const delayMs = await reserveSlot(db, {
    key,
    spacingMs: accountSpacingMs,
    longestMs: longestDelayMs,
    now: moment,
  })
  if (delayMs === undefined)
    throw tooMany({ count: 0, expiresAt: new Date(moment.getTime() + longestDelayMs) }, moment)
  if (delayMs > 0) await sleep(delayMs)
}

/** Called after a wrong password. */
export const recordWrongPassword = async (services: Services, attempt: Attempt): Promise<void> => {
  const own = keys(services, attempt)
  await countUp(services.db, { key: own.guesses, windowMs: guessWindowMs, now: services.now() })
  await countUp(services.db, { key: own.account, windowMs: accountWindowMs, now: services.now() })
}

/**
 * Called before an answer that tells whether an address is registered. After too many different unknown or taken
 * ones from one network address every such answer is the same.
 * @throws AppError TOO_MANY_TRIES
 */
export const admitProbe = async (
  services: Services,
  attempt: Attempt & { isGuessed: boolean },
): Promise<void> => {
  const { db, config, now } = services
  const own = keys(services, attempt)
  if (attempt.isGuessed) {
    const seen = await countUp(db, { key: own.probe, windowMs: probeWindowMs, now: now() })
    if (seen.count === 1) await countUp(db, { key: own.probes, windowMs: probeWindowMs, now: now() })
  }
  const probes = (await readCounters(db, { keys: [own.probes], now: now() })).get(own.probes)
  if (probes && probes.count > config.limits.probesPer10Minutes) throw tooMany(probes, now())
}

/** Called after a success: this address is known for the account, and its wrong guesses are forgotten. */
export const recordSuccess = async (services: Services, attempt: Attempt): Promise<void> => {
  const own = keys(services, attempt)
  await countUp(services.db, { key: own.known, windowMs: knownAddressMs, now: services.now() })
  await forgetCounter(services.db, own.guesses)
}

const tooMany = (counter: Counter, now: Date) =>
  new AppError('TOO_MANY_TRIES', identityFallbackMessage, {
    retryAfterSeconds: Math.max(1, Math.ceil((counter.expiresAt.getTime() - now.getTime()) / 1000)),
  })
