import { identityFallbackMessage } from '@nextrung/contract/auth'
import type { ClientAuth, Configuration } from 'openid-client'
import type { Config } from '../../../config.ts'
import { AppError } from '../../../errors.ts'

/** An identity at the provider, from a token the provider signed. */
export type ProviderPerson = {
  issuer: string
  /** The provider's permanent id for the person; an e-mail address can pass to someone else. */
  subject: string
  email: string | undefined
  /** Whether the provider verified that the address belongs to this person. */
  isEmailVerified: boolean
  name: string | undefined
  picture: string | undefined
}

/** What the provider sent to our redirect page. */
export type ProviderAnswer = {
  state: string
  code?: string | undefined
  error?: string | undefined
  iss?: string | undefined
}

type Checks = { redirectUrl: string; nonce: string; codeVerifier: string }

/** Google, or another OpenID provider in its place. Contacted only when someone first wants to sign in. */
export type OpenIdProvider = {
  /** The provider's page to open, and the values its answer will be checked against. */
  begin(redirectUrl: string): Promise<Omit<Checks, 'redirectUrl'> & { url: string; state: string }>
  /** Whom the answer identifies. Throws an AppError with a message for the person if the answer is invalid. */
  finish(answer: ProviderAnswer, checks: Checks): Promise<ProviderPerson>
}

type Settings = NonNullable<Config['google']>

const defaultTimeoutSeconds = 5
// The provider may change its endpoints. Its keys are reloaded whenever a token names an unknown one.
const rediscoverAfterMs = 3600_000

/** The configured provider, with a timeout for each of its answers; undefined if none is configured. */
export const openGoogle = (
  { google }: Pick<Config, 'google'>,
  timeoutSeconds = defaultTimeoutSeconds,
): OpenIdProvider | undefined => {
  if (!google) return undefined
  const connect = connector(google, timeoutSeconds)
  return {
    begin: async (redirectUrl) => {
      const config = await connect().catch(rethrowAsAppError)
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
      const config = await connect().catch(rethrowAsAppError)
      return readPerson(config, answer, checks).catch(rethrowAsAppError)
    },
  }
}

// Concurrent callers share one discovery. A failed one isn't cached, so the next caller tries again.
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
      // Verify the token's signature as well as relying on TLS.
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
  if (!claims) throw new Error('The provider returned no ID token.')
  // Google puts the address into the token; other providers return it only from the userinfo endpoint.
  const isComplete = claims.email !== undefined && claims.email_verified !== undefined
  const facts =
    isComplete || !config.serverMetadata().userinfo_endpoint
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

const rethrowAsAppError = (cause: unknown): never => {
  throw isUnreachable(cause)
    ? new AppError('UNAVAILABLE', identityFallbackMessage, { cause, retryAfterSeconds: 5 })
    : new AppError('BAD_REQUEST', identityFallbackMessage, { cause })
}

// The provider can't be reached, is too slow or is broken, as opposed to rejecting the request.
const isUnreachable = (cause: unknown): boolean => {
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? cause.code : undefined
  if (cause instanceof TypeError) return code === undefined
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
}
