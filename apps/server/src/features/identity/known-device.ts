import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../context.ts'
import { knownDeviceRetentionDays } from './known-device-retention-days.ts'

const maxAgeMs = knownDeviceRetentionDays * 24 * 3600_000

type Owner = Pick<Services, 'config' | 'counterSecret' | 'now'>

const cookieName = ({ config }: Pick<Owner, 'config'>) =>
  config.isProduction ? '__Host-nextrung-device' : 'nextrung-device'

const seal = ({ counterSecret }: Owner, about: { email: string; body: string }) =>
  createHmac('sha256', counterSecret)
    .update(['device', about.email.trim().toLowerCase(), about.body].join('\n'))
    .digest('base64url')

/**
 * A cookie showing that someone who knew this account's password signed in here. It grants no access; it only keeps
 * this browser from being slowed down while others attack the account. It reveals no name or address.
 */
export const deviceCookie = (owner: Owner, email: string): string => {
  const endsAt = Math.floor((owner.now().getTime() + maxAgeMs) / 1000)
  const body = `${randomBytes(12).toString('base64url')}.${endsAt}`
  const secure = owner.config.isProduction ? '; Secure' : ''
  const value = `${body}.${seal(owner, { email, body })}`
  return `${cookieName(owner)}=${value}; Max-Age=${maxAgeMs / 1000}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Clears the cookie. */
export const forgetDeviceCookie = (owner: Pick<Owner, 'config'>): string =>
  `${cookieName(owner)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${owner.config.isProduction ? '; Secure' : ''}`

/** This browser's id, if it signed in to the account within the last 90 days. */
export const findKnownDevice = (
  owner: Owner,
  { email, headers }: { email: string; headers: Headers },
): string | undefined => {
  const start = `${cookieName(owner)}=`
  const cookie = (headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(start))
  const [id = '', endsAt = '', sealed = ''] = cookie?.slice(start.length).split('.') ?? []
  const expected = Buffer.from(seal(owner, { email, body: `${id}.${endsAt}` }))
  const given = Buffer.from(sealed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number(endsAt) * 1000 > owner.now().getTime() ? id : undefined
}
