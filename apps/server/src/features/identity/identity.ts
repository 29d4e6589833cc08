import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import { unavailable } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { SignedIn } from '../../signed-in.ts'
import { identityAccounts, identitySessions, identityUsers, identityVerifications } from './identity.table.ts'
import { findPasswordHash } from './passwords.store.ts'
import { hasSecondFactor } from './second-factor/second-factor.store.ts'
import { findSignedToken, signedCookie } from './session-cookie.ts'
import { extendSession, findLiveSession, insertSession } from './sessions.store.ts'
import { ensureUser } from './users.store.ts'

const idleSeconds = 7 * 24 * 3600
const absoluteMs = 30 * 24 * 3600_000

/** Sessions end this long after their last use, and this long after they began. */
export const sessionTimes = { idleMs: idleSeconds * 1000, absoluteMs }

// Precision of a device's "last seen" time.
const refreshSeconds = 3600

/** The `__Host-` prefix makes browsers require https and this exact host. */
const sessionCookieName = (config: Config) => (config.isProduction ? '__Host-nextrung' : 'nextrung')

/** Result of an identity provider call: whose account it was, and the cookies to set. */
export type IdentityAnswer = { uid: string; setCookies: string[] }

/** The identity provider: accounts, passwords and sessions. It throws better-auth's APIError. */
export type Identity = {
  signUp(input: { name: string; email: string; password: string; headers: Headers }): Promise<IdentityAnswer>
  signIn(input: { email: string; password: string; headers: Headers }): Promise<IdentityAnswer>
  /** Whether this is the person's password; undefined if they have none. */
  checkPassword(input: { uid: string; password: string }): Promise<boolean | undefined>
  hashPassword(password: string): Promise<string>
  /**
   * Creates a session for a person who proved their identity in another step, optionally in the caller's transaction.
   * Rejects disabled accounts with `disabledCode`.
   */
  signInAs(input: { uid: string; headers: Headers; tx?: Database }): Promise<IdentityAnswer>
  signOut(headers: Headers): Promise<string[]>
  findSignedIn(headers: Headers): Promise<SignedIn | undefined>
  /** The session token in the cookies, if the session is live. */
  findSessionToken(headers: Headers): Promise<string | undefined>
}

/** Error code for signing in to a disabled account. */
export const disabledCode = 'USER_DISABLED'

/** Error code for signing in with only a password to an account that has a second factor. */
export const secondFactorCode = 'SECOND_FACTOR'

/** Hashes and verifies passwords: better-auth's scrypt, unless a test replaces it. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

type Ports = {
  config: Config
  db: Database
  secret: string
  log: Log
  now: () => Date
  passwords?: PasswordHashing
}

/** Sets up the identity provider on the product's own database. */
export const createIdentity = (input: Ports): Identity => {
  const { passwords = { hash: hashPassword, verify: verifyPassword } } = input
  const auth = configure({ ...input, passwords })
  const sessions = createSessions(input)
  return {
    checkPassword: async ({ uid, password }) => {
      const hash = await findPasswordHash(input.db, uid)
      return hash === undefined ? undefined : passwords.verify({ hash, password })
    },
    hashPassword: passwords.hash,
    signUp: async ({ headers, ...body }) => {
      const answer = await auth.api.signUpEmail({ body, headers, returnHeaders: true })
      return { uid: answer.response.user.id, setCookies: extendMaxAge(answer.headers) }
    },
    signIn: async ({ headers, ...body }) => {
      const answer = await auth.api.signInEmail({ body, headers, returnHeaders: true })
      return { uid: answer.response.user.id, setCookies: extendMaxAge(answer.headers) }
    },
    signInAs: sessions.make,
    signOut: async (headers) => {
      const answer = await auth.api.signOut({ headers, returnHeaders: true })
      return answer.headers.getSetCookie()
    },
    findSignedIn: async (headers) => (await sessions.find(headers).catch(rethrowUnavailable))?.user,
    findSessionToken: async (headers) => (await sessions.find(headers).catch(rethrowUnavailable))?.token,
  }
}

// better-auth lets the cookie expire after one idle period, which would sign out people who come back every day.
const extendMaxAge = (headers: Headers): string[] =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.replace(`Max-Age=${idleSeconds}`, `Max-Age=${absoluteMs / 1000}`))

/**
 * Looks up the session on every request with one query, where better-auth needs three. better-auth's signature and
 * row remain the only source of truth, so an ended session is rejected on the next request.
 */
const createSessions = ({ config, db, secret, log, now }: Ports) => {
  const name = sessionCookieName(config)
  return {
    find: async (headers: Headers): Promise<{ user: SignedIn; token: string } | undefined> => {
      const token = findSignedToken({ name, secret, headers })
      if (!token) return undefined
      const time = now().getTime()
      // Even a session in daily use ends: its age counts from creation.
      const found = await findLiveSession(db, {
        token,
        now: new Date(time),
        createdAfter: new Date(time - absoluteMs),
      })
      if (!found) return undefined
      const { expiresAt, name: identityName, displayName, ...person } = found
      // A failed write must not fail a read.
      if (expiresAt.getTime() - idleSeconds * 1000 + refreshSeconds * 1000 <= time)
        await extendSession(db, { token, until: new Date(time + idleSeconds * 1000) }).catch(
          (error: unknown) => log.warn({ err: error }, 'could not extend a session'),
        )
      return { user: { ...person, displayName: displayName ?? identityName }, token }
    },
    make: async ({ uid, headers, tx = db }: Parameters<Identity['signInAs']>[0]) => {
      await refuseDisabled(tx, uid)
      const token = randomBytes(24).toString('base64url')
      const time = now()
      await insertSession(tx, {
        token,
        userId: uid,
        expiresAt: new Date(time.getTime() + idleSeconds * 1000),
        ipAddress: headers.get('x-nextrung-ip'),
        userAgent: headers.get('user-agent'),
        createdAt: time,
        updatedAt: time,
      })
      const cookie = { name, secret, token, maxAgeSeconds: absoluteMs / 1000, isSecure: config.isProduction }
      return { uid, setCookies: [signedCookie(cookie)] }
    },
  }
}

const refuseDisabled = async (db: Database, uid: string): Promise<void> => {
  const user = await ensureUser(db, uid)
  if (user?.disabledAt) throw new APIError('FORBIDDEN', { code: disabledCode })
}

// better-auth hides why its query failed; the log has the reason.
const rethrowUnavailable = (cause: unknown): never => {
  if (cause instanceof APIError && cause.statusCode < 500) throw cause
  throw unavailable(cause)
}

const configure = ({ config, db, secret, log, passwords }: Ports & { passwords: PasswordHashing }) =>
  betterAuth({
    appName: 'Nextrung',
    basePath: '/auth',
    baseURL: config.publicUrl ?? `http://localhost:${config.port}`,
    secret,
    telemetry: { enabled: false },
    // Our own Origin check covers these routes too, and knows every loopback name.
    trustedOrigins: ['*'],
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        log.error({ err: details.find((detail) => detail instanceof Error) }, `identity: ${message}`),
    },
    // Our own rate limits use the address of the socket or a trusted proxy, and count per account too.
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: identityUsers,
        session: identitySessions,
        account: identityAccounts,
        verification: identityVerifications,
      },
    }),
    emailAndPassword: {
      enabled: config.passwordSignIn,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: passwords,
    },
    session: { expiresIn: idleSeconds, updateAge: refreshSeconds, cookieCache: { enabled: false } },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            await refuseDisabled(db, session.userId)
            if (await hasSecondFactor(db, session.userId))
              throw new APIError('FORBIDDEN', { code: secondFactorCode })
          },
        },
      },
    },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: 'nextrung',
      cookies: { session_token: { name: sessionCookieName(config) } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: config.isProduction },
      ipAddress: { ipAddressHeaders: ['x-nextrung-ip'] },
    },
  })
