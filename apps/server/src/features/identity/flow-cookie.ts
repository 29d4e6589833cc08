import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'

/** Time allowed to finish a multi-step sign-in. */
export const flowMs = 10 * 60_000

type Owner = { config: Pick<Config, 'isProduction'> }

const cookieName = ({ config }: Owner) => (config.isProduction ? '__Host-nextrung-flow' : 'nextrung-flow')

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

const serialize = (owner: Owner, value: string, maxAgeSeconds: number) =>
  `${cookieName(owner)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${
    owner.config.isProduction ? '; Secure' : ''
  }`

/** Binds a sign-in to this browser with a random secret. The database stores only its hash. */
export const makeFlowCookie = (owner: Owner): { browserHash: string; cookie: string } => {
  const secret = randomBytes(32).toString('base64url')
  return { browserHash: hashOf(secret), cookie: serialize(owner, secret, flowMs / 1000) }
}

/** Clears the cookie. */
export const endFlowCookie = (owner: Owner): string => serialize(owner, '', 0)

/** The hash of this browser's secret; undefined without a cookie. */
export const findBrowserHash = (owner: Owner, headers: Headers): string | undefined => {
  const start = `${cookieName(owner)}=`
  const cookie = (headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(start))
  const secret = cookie?.slice(start.length)
  return secret ? hashOf(secret) : undefined
}
