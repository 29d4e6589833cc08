import { identityFallbackMessage } from '@nextrung/contract/auth'
import type { ClientAuth, Configuration } from 'openid-client'
import type { Config } from '../../../config.ts'
import { AppError } from '../../../errors.ts'

/** Somebody who signed in at the provider, as a token that it signed says. */
export type ProviderPerson = {
  issuer: string
  /** Who it is there, for ever; an address can pass to somebody else. */
  subject: string
  email: string | undefined
  /** Whether the provider itself made sure that the address is this person's. */
  isEmailVerified: boolean
  name: string | undefined
  picture: string | undefined
}

/** What the provider sent back to our page. */
export type ProviderAnswer = {
  state: string
  code?: string | undefined
  error?: string | undefined
  iss?: string | undefined
}

type Checks = { redirectUrl: string; nonce: string; codeVerifier: string }

/** Google, or the OpenID provider in its place. It is asked for the first time when somebody wants to sign in. */
export type OpenIdProvider = {
  /** The page of the provider to open, and what its answer will be checked with. */
  begin(redirectUrl: string): Promise<Omit<Checks, 'redirectUrl'> & { url: string; state: string }>
  /** Who the answer is about. Throws AppError with the words for a person when it does not hold. */
  finish(answer: ProviderAnswer, checks: Checks): Promise<ProviderPerson>
}

type Settings = NonNullable<Config['google']>

const defaultTimeoutSeconds = 5
// The provider may change its addresses; its keys are read again whenever a token names an unknown one.
const rediscoverAfterMs = 3600_000

/** The provider of the settings, which has so many seconds for each answer; undefined where none is set. */
export const openGoogle = (
  { google }: Pick<Config, 'google'>,
  timeoutSeconds = defaultTimeoutSeconds,
): OpenIdProvider | undefined => {
  if (!google) return undefined
  const connect = connector(google, timeoutSeconds)
  return {
    begin: async (redirectUrl) => {
      const config = await connect().catch(refuse)
      const client = await import('openid-client')
      const [state, nonce, codeVerifier] = [
        client.randomState(),
        client.randomNonce(),
        client.randomPKCECodeVerifier(),
      ]
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, state, nonce, codeVerifier }
    },
    finish: async (answer, checks) => {
      const config = await connect().catch(refuse)
      return readPerson(config, answer, checks).catch(refuse)
    },
  }
}

// One look-up for all who come at once. A failed one is not kept, so that the next person tries again.
const connector = (settings: Settings, timeoutSeconds: number): (() => Promise<Configuration>) => {
  let known: { config: Promise<Configuration>; since: number } | undefined
  return () => {
    if (known && performance.now() - known.since < rediscoverAfterMs) return known.config
    const config = discover(settings, timeoutSeconds)
    const own = { config, since: performance.now() }
    known = own
    config.catch(() => {
      if (known === own) known = undefined
    })
    return config
  }
}

const discover = async (
  { issuer, clientId, clientSecret }: Settings,
  timeoutSeconds: number,
): Promise<Configuration> => {
  const client = await import('openid-client')
  const server = new URL(issuer)
  const authenticate: ClientAuth = (as, ...rest) => {
    const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const method = methods.includes('client_secret_post') ? client.ClientSecretPost : client.ClientSecretBasic
    method(clientSecret)(as, ...rest)
  }
  return client.discovery(server, clientId, clientSecret, authenticate, {
    timeout: timeoutSeconds,
    execute: [
      // The token's signature counts too, not only the connection it came over.
      client.enableNonRepudiationChecks,
      ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  })
}

const readPerson = async (
  config: Configuration,
  answer: ProviderAnswer,
  { redirectUrl, nonce, codeVerifier }: Checks,
): Promise<ProviderPerson> => {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value)
  const tokens = await authorizationCodeGrant(config, url, {
    expectedState: answer.state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider gave no token about the person.')
  // Google puts the address into the token, others say it only when they are asked.
  const isWhole = claims.email !== undefined && claims.email_verified !== undefined
  const facts =
    isWhole || !config.serverMetadata().userinfo_endpoint
      ? claims
      : { ...claims, ...(await fetchUserInfo(config, tokens.access_token, claims.sub)) }
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(facts.email),
    isEmailVerified: facts.email_verified === true,
    name: textOf(facts.name),
    picture: textOf(facts.picture),
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const refuse = (cause: unknown): never => {
  throw isUnreachable(cause)
    ? new AppError('UNAVAILABLE', identityFallbackMessage, { cause, retryAfterSeconds: 5 })
    : new AppError('BAD_REQUEST', identityFallbackMessage, { cause })
}

// A provider that cannot be reached, is too slow or is broken, as opposed to one that says no.
const isUnreachable = (cause: unknown): boolean => {
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? cause.code : undefined
  if (cause instanceof TypeError) return code === undefined
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
}
