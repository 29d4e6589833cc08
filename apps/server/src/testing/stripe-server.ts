import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

type Fields = Map<string, string>
type Json = Record<string, unknown>
type Subscription = Json & { id: string; status: string; cancel_at_period_end: boolean; metadata: Json }

const daySeconds = 24 * 3600
export const stripeWebhookSecret = 'whsec_for_tests'

/** How the server behaves: as it should, refusing with 500, or never answering. */
type Mode = 'up' | 'broken' | 'silent'

/**
 * A server on loopback that speaks the part of Stripe's API that we use, keeps a ledger of what reached it, and signs
 * its events with Stripe's own library.
 */
export class StripeServer {
  readonly ledger: { method: string; path: string; fields: Fields; key: string | undefined }[] = []
  readonly sessions = new Map<string, Json & { id: string; fields: Fields; subscription: string | null }>()
  readonly subscriptions = new Map<string, Subscription>()
  mode: Mode = 'up'
  private readonly prices = new Map<string, Json>()
  private readonly answered = new Map<string, { status: number; body: Json }>()
  private readonly server = createServer((request, response) => void this.receive(request, response))
  private readonly stripe = new Stripe('sk_test_local')

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  /** The person pays: the session is complete and its subscription runs. */
  pay(sessionId: string): Subscription {
    const session = this.sessions.get(sessionId)
    if (!session) throw new Error(`no session ${sessionId}`)
    const start = Math.floor(Date.now() / 1000)
    const subscription = {
      id: `sub_${randomUUID().slice(0, 8)}`,
      object: 'subscription',
      status: 'active',
      customer: session.fields.get('customer'),
      cancel_at_period_end: false,
      metadata: {
        uid: session.fields.get('subscription_data[metadata][uid]'),
        tierId: session.fields.get('subscription_data[metadata][tierId]'),
      },
      items: { data: [{ current_period_start: start, current_period_end: start + 30 * daySeconds }] },
    }
    this.subscriptions.set(subscription.id, subscription)
    Object.assign(session, { status: 'complete', subscription: subscription.id })
    return subscription
  }

  /** A signed event as it is posted; `ageSeconds` makes an old one. */
  event(type: string, object: Json, { id = `evt_${randomUUID()}`, ageSeconds = 0 } = {}) {
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds
    const signature = this.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: stripeWebhookSecret,
      timestamp,
    })
    return { body: payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
  }

  private async receive(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://stripe')
    const fields: Fields = new Map([
      ...url.searchParams,
      ...new URLSearchParams(Buffer.concat(chunks).toString('utf8')),
    ])
    const key = request.headers['idempotency-key']?.toString()
    const method = request.method ?? 'GET'
    this.ledger.push({ method, path: url.pathname, fields, key })
    if (this.mode === 'silent') return
    const kept = key && method === 'POST' ? this.answered.get(key) : undefined
    const answer = kept ?? this.answer(method, url.pathname, fields)
    if (key && this.mode === 'up') this.answered.set(key, answer)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }

  private answer(method: string, path: string, fields: Fields): { status: number; body: Json } {
    if (this.mode === 'broken') return refuse(500, 'api_error')
    const [, , kind = '', id] = path.split('/')
    if (kind === 'customers') return ok({ id: `cus_${randomUUID().slice(0, 8)}`, object: 'customer' })
    if (kind === 'prices') return method === 'GET' ? this.listPrices(fields) : this.makePrice(fields)
    if (kind === 'checkout') return this.checkout(path.split('/')[4], fields)
    const subscription = this.subscriptions.get(id ?? '')
    if (kind !== 'subscriptions' || !subscription) return refuse(404, 'invalid_request_error')
    if (method === 'DELETE') subscription.status = 'canceled'
    const cancel = fields.get('cancel_at_period_end')
    if (method === 'POST' && cancel) subscription.cancel_at_period_end = cancel === 'true'
    return ok(subscription)
  }

  private listPrices(fields: Fields) {
    const price = this.prices.get(fields.get('lookup_keys[0]') ?? '')
    return ok({ object: 'list', data: price ? [price] : [] })
  }

  private makePrice(fields: Fields) {
    const price = { id: `price_${randomUUID().slice(0, 8)}`, unit_amount: Number(fields.get('unit_amount')) }
    this.prices.set(fields.get('lookup_key') ?? '', price)
    return ok(price)
  }

  private checkout(id: string | undefined, fields: Fields) {
    if (id) {
      const session = this.sessions.get(id)
      return session ? ok(session) : refuse(404, 'invalid_request_error')
    }
    const session = {
      id: `cs_${randomUUID().slice(0, 8)}`,
      object: 'checkout.session',
      status: 'open',
      subscription: null,
      url: 'https://checkout.stripe.example/pay',
      expires_at: Math.floor(Date.now() / 1000) + daySeconds,
      fields,
    }
    this.sessions.set(session.id, session)
    return ok(session)
  }
}

const ok = (body: Json) => ({ status: 200, body })
const refuse = (status: number, type: string) => ({ status, body: { error: { type, message: 'refused' } } })
