import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, type JWK, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { Client } from './client.ts'

export const oidcClient = { id: 'nextrung-test', secret: 'a-secret-between-test-and-provider' }

/** The claims the provider returns about whoever signs in. */
export type OidcPerson = {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  picture?: string
}

/** Whether the server works, answers every request with 500, or never answers. */
type Mode = 'up' | 'broken' | 'silent'

/** How to forge the ID token: other claims, a different key, or no token at all. */
type Forgery = { claims?: Record<string, unknown>; isForeignKey?: boolean; isMissing?: boolean }

const scopes = 'openid email profile'
const kid = 'key-1'

/**
 * A real OpenID provider on loopback, with a page that asks people to allow or refuse. Everyone who signs in is
 * `person`. Tests can make it misbehave.
 */
export class OidcServer {
  person: OidcPerson = { sub: 'nobody' }
  mode: Mode = 'up'
  forgery: Forgery = {}
  /** Sends people back with this state instead of their own. */
  otherState: string | undefined
  /** Severs the window from the page that opened it, as some providers do. */
  isIsolated = false
  readonly ledger: string[] = []
  issuer = ''
  private readonly key = makeKey()
  private readonly people = new Map<string, OidcPerson>()
  private provider: Provider | undefined
  private readonly server = createServer((request, response) => void this.receive(request, response))

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return this.issuer
  }

  /**
   * Serves the application that receives answers at `redirectUrl`. By default the ID token contains the email address,
   * as Google's does; with `claimsInToken: false` the application has to ask for it, as the standard expects.
   */
  serve({ redirectUrl, claimsInToken = true }: { redirectUrl: string; claimsInToken?: boolean }): void {
    const provider = new Provider(this.issuer, this.configure(redirectUrl, claimsInToken))
    provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
      await next()
      if (ctx.path === '/token') ctx.body = this.forge(ctx.body)
      const location = String(ctx.response.get('location'))
      if (this.otherState && location.startsWith(redirectUrl))
        ctx.set('location', location.replace(/state=[^&]+/, `state=${this.otherState}`))
    })
    this.provider = provider
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private configure(redirectUrl: string, claimsInToken: boolean): Configuration {
    return {
      clients: [
        {
          client_id: oidcClient.id,
          client_secret: oidcClient.secret,
          redirect_uris: [redirectUrl],
          token_endpoint_auth_method: 'client_secret_post',
          id_token_signed_response_alg: 'ES256',
        },
      ],
      jwks: { keys: [this.key.jwk] },
      cookies: { keys: ['cookies of the provider'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
      conformIdTokenClaims: !claimsInToken,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
      findAccount: (_ctx, id) => ({ accountId: id, claims: () => this.people.get(id) ?? { sub: id } }),
    }
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.issuer)
    this.ledger.push(`${request.method} ${pathname}`)
    if (this.isIsolated) response.setHeader('cross-origin-opener-policy', 'same-origin')
    if (this.mode === 'silent') return
    const { provider } = this
    if (this.mode === 'broken' || !provider) {
      response.writeHead(500).end('broken')
      return
    }
    const [, place, uid = '', decision] = pathname.split('/')
    if (place !== 'interaction') return provider.callback()(request, response)
    if (decision) return this.decide(provider, { request, response, decision })
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page(uid, this.person.name ?? this.person.sub))
  }

  private async decide(
    provider: Provider,
    { request, response, decision }: { request: IncomingMessage; response: ServerResponse; decision: string },
  ): Promise<void> {
    if (decision === 'refuse')
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    const { params } = await provider.interactionDetails(request, response)
    const accountId = this.person.sub
    this.people.set(accountId, this.person)
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
    grant.addOIDCScope(scopes)
    const grantId = await grant.save()
    return provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } })
  }

  private forge(body: unknown): unknown {
    if (typeof body !== 'object' || body === null || !('id_token' in body)) return body
    const { claims, isForeignKey, isMissing } = this.forgery
    if (isMissing) return { ...body, id_token: undefined }
    if (!claims && !isForeignKey) return body
    const key = isForeignKey ? makeKey() : this.key
    return {
      ...body,
      id_token: signAgain(String(body.id_token), { claims: claims ?? {}, key: key.privateKey }),
    }
  }
}

const makeKey = (): { privateKey: KeyObject; jwk: JWK } => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' }) as JWK
  return { privateKey, jwk: { ...jwk, kid, use: 'sig', alg: 'ES256' } }
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const signAgain = (
  token: string,
  { claims, key }: { claims: Record<string, unknown>; key: KeyObject },
): string => {
  const [header = '', payload = ''] = token.split('.')
  const whole = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims }
  const content = `${header}.${encode(whole)}`
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}

const page = (uid: string, name: string): string => `<!doctype html>
<html lang="en"><title>Test provider</title><link rel="icon" href="data:,"><h1>Test provider</h1>
<form method="post" action="/interaction/${uid}/allow"><button>Continue as ${name}</button></form>
<form method="post" action="/interaction/${uid}/refuse"><button>Refuse</button></form></html>`

/** Opens the provider's page like a browser, allows or refuses, and returns what the provider sends back. */
export const decideAtProvider = async (
  url: string,
  decision: 'allow' | 'refuse' = 'allow',
): Promise<Record<string, string>> => {
  const { origin } = new URL(url)
  const browser = new Client(origin)
  let [method, path] = ['GET', url.slice(origin.length)]
  for (let hop = 0; hop < 10; hop += 1) {
    const response = await browser.fetch(method, path)
    const location = response.headers.get('location')
    const next = new URL(location ?? path, origin)
    if (next.origin !== origin) return Object.fromEntries(next.searchParams)
    if (!location && !next.pathname.startsWith('/interaction/')) throw new Error(await response.text())
    ;[method, path] = location
      ? ['GET', next.pathname + next.search]
      : ['POST', `${next.pathname}/${decision}`]
  }
  throw new Error('The provider redirects in a loop.')
}
