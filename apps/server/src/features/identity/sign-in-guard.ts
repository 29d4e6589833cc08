import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { identityFallbackMessage } from '@nextrung/contract/auth'
import type { Services } from '../../context.ts'
import { AppError, unavailable } from '../../errors.ts'
import { knownDeviceRetentionDays } from './known-device-retention-days.ts'
import { networkOf } from './network-address.ts'
import { type Counter, countUp, forgetCounter, readCounters, reserveSlot } from './sign-in-counters.store.ts'

const guessWindowMs = 10_000
const probeWindowMs = 10 * 60_000
const accountWindowMs = 15 * 60_000
const attemptWindowMs = 1000
// After this many wrong guesses from many addresses, an account accepts one guess at a time,
const accountGuessesBeforeSlowing = 30
// and then one wrong guess per address in this time; known addresses get a few.
const triedWindowMs = 5 * 60_000
const triesFromKnownBrowser = 10
const laneSpacingMs = 1000
const maxDelayMs = 5000
const knownAddressMs = knownDeviceRetentionDays * 24 * 3600_000

/** One attempt to sign in or up: network address, e-mail address and known browser. */
export type Attempt = { ip: string; email: string; device?: string | undefined }

const key = (services: Services, ...parts: string[]) =>
  createHmac('sha256', services.counterSecret).update(parts.join('\n')).digest('base64url')

const keys = (services: Services, { ip, email, device = '' }: Attempt) => {
  const account = email.trim().toLowerCase()
  const network = networkOf(ip)
  return {
    attempts: key(services, 'attempts', network),
    guesses: key(services, 'guesses', network, account),
    tried: key(services, 'tried', network, account),
    triedHere: key(services, 'tried here', device),
    account: key(services, 'account', account),
    lane: key(services, 'lane', account),
    known: key(services, 'known', network, account),
    probes: key(services, 'probes', network),
    probe: key(services, 'probe', network, account),
    probeLane: key(services, 'probe lane', network),
  }
}

const windowsOf = (own: ReturnType<typeof keys>) =>
  new Map([
    [own.guesses, guessWindowMs],
    [own.tried, triedWindowMs],
    [own.triedHere, accountWindowMs],
    [own.account, accountWindowMs],
    [own.known, knownAddressMs],
    [own.probes, probeWindowMs],
  ])

/** The key for serializing attempts, so that concurrent attempts can't exceed the limit. */
export const attemptKey = (services: Services, attempt: Attempt): string => keys(services, attempt).guesses

/**
 * Call first. Rejects a network address that makes more attempts per second than people do.
 * @throws AppError TOO_MANY_TRIES /
 */
export const admitAttempt = async (services: Services, attempt: Attempt): Promise<void> => {
  const { db, config, now } = services
  const own = keys(services, attempt)
  const rate = await countUp(db, { key: own.attempts, windowMs: attemptWindowMs, now: now() })
  if (rate.count > config.limits.signInsPerSecond) throw tooMany(rate, now())
}

/**
 * Call before checking a password. Rejects an address that guessed wrong too often. An account under attack from many
 * addresses is slowed but never locked: each address gets one guess every few minutes, so even a hundred attackers
 * leave room for the owner, and nothing slows down where the owner has signed in before.
 * @throws AppError TOO_MANY_TRIES /
 */
export const admitGuess = async (services: Services, attempt: Attempt): Promise<void> => {
  const { db, config, now } = services
  const own = keys(services, attempt)
  const counters = await readCounters(db, { windows: windowsOf(own), now: now() })
  const guesses = counters.get(own.guesses)
  if (guesses && guesses.count >= config.limits.wrongPasswordsPer10Seconds) throw tooMany(guesses, now())
  const count = (name: string) => counters.get(name)?.count ?? 0
  const isKnownHere = attempt.device !== undefined && count(own.triedHere) < triesFromKnownBrowser
  if (isKnownHere || (counters.has(own.known) && count(own.tried) < triesFromKnownBrowser)) return
  if (count(own.probes) > config.limits.probesPer10Minutes) await throttleSprayed(services, own.probeLane)
  if (count(own.account) < accountGuessesBeforeSlowing) return
  const tried = counters.get(own.tried)
  if (tried) throw tooMany(tried, now())
  await waitForTurn(services, own.lane)
}

// An address that probed many accounts may still sign in with a correct password, but not try one on each account.
const throttleSprayed = async ({ db, now }: Services, key: string) => {
  const moment = now()
  const slot = await reserveSlot(db, {
    key,
    spacingMs: laneSpacingMs,
    maxWaitMs: maxDelayMs,
    now: moment,
  })
  if (slot === undefined)
    throw tooMany({ count: 0, expiresAt: new Date(moment.getTime() + laneSpacingMs) }, moment)
}

const waitForTurn = async ({ db, now, stopping }: Services, key: string) => {
  const moment = now()
  const delayMs = await reserveSlot(db, {
    key,
    spacingMs: laneSpacingMs,
    maxWaitMs: maxDelayMs,
    now: moment,
  })
  if (delayMs === undefined)
    throw tooMany({ count: 0, expiresAt: new Date(moment.getTime() + maxDelayMs) }, moment)
  if (delayMs > 0) await sleep(delayMs, undefined, { signal: stopping }).catch(stop)
}

const stop = (cause: unknown) => {
  throw unavailable(cause)
}

/**
 * Call after a wrong password.
 * @throws AppError TOO_MANY_TRIES if concurrent attempts, perhaps in another process, have used up the guesses
 */
export const recordWrongPassword = async (services: Services, attempt: Attempt): Promise<void> => {
  const { db, config, now } = services
  const own = keys(services, attempt)
  const guesses = await countUp(db, { key: own.guesses, windowMs: guessWindowMs, now: now() })
  await countUp(db, { key: own.account, windowMs: accountWindowMs, now: now() })
  await countUp(db, { key: own.tried, windowMs: triedWindowMs, now: now() })
  if (attempt.device) await countUp(db, { key: own.triedHere, windowMs: accountWindowMs, now: now() })
  if (guesses.count > config.limits.wrongPasswordsPer10Seconds) throw tooMany(guesses, now())
}

/**
 * Call before an answer that reveals whether an address is registered. After too many different addresses from one
 * network that were unknown, taken or given a wrong password, all such answers are the same.
 * @throws AppError TOO_MANY_TRIES /
 */
export const admitProbe = async (services: Services, attempt: Attempt): Promise<void> => {
  const { db, config, now } = services
  const own = keys(services, attempt)
  const seen = await countUp(db, { key: own.probe, windowMs: probeWindowMs, now: now() })
  if (seen.count === 1) await countUp(db, { key: own.probes, windowMs: probeWindowMs, now: now() })
  const probes = (await readCounters(db, { windows: windowsOf(own), now: now() })).get(own.probes)
  if (probes && probes.count > config.limits.probesPer10Minutes) throw tooMany(probes, now())
}

/** Call after a success: this address becomes known for the account, and its wrong guesses are cleared. */
export const recordSuccess = async (services: Services, attempt: Attempt): Promise<void> => {
  const own = keys(services, attempt)
  await countUp(services.db, { key: own.known, windowMs: knownAddressMs, now: services.now() })
  await forgetCounter(services.db, own.guesses)
}

const tooMany = (counter: Counter, now: Date) =>
  new AppError('TOO_MANY_TRIES', identityFallbackMessage, {
    retryAfterSeconds: Math.max(1, Math.ceil((counter.expiresAt.getTime() - now.getTime()) / 1000)),
  })
