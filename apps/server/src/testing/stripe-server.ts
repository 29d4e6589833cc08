import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

type Fields = Map<string, string>
type Json = Record<string, unknown>
type Answer = { status: number; body: Json }
type Subscription = Json & {
  id: string
  status: string
  cancel_at_period_end: boolean
  metadata: Json
  items: { data: { current_period_start: number; current_period_end: number }[] }
}

const daySeconds = 24 * 3600
export const stripeWebhookSecret = 'whsec_for_tests'

/** Whether the server works, loses the first answer to each change, answers everything with 500, or never answers. */
type Mode = 'up' | 'loses-answers' | 'broken' | 'silent'

/**
 * A server on loopback with the part of Stripe's API that we use. Records every request it receives, and signs its
 * events with Stripe's own library.
 */
export class StripeServer {
  readonly ledger: { method: string; path: string; fields: Fields; key: string | undefined }[] = []
  readonly sessions = new Map<string, Json & { id: string; fields: Fields; subscription: string | null }>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly customers = new Map<string, Json & { id: string }>()
  mode: Mode = 'up'
  /** Which single requests to answer with 500. */
  refuses: (request: { method: string; path: string }) => boolean = () => false
  /** Whether checkout sessions have a URL to pay at. */
  hasPages = true
  private address = ''
  private readonly prices = new Map<string, Json>()
  private readonly answered = new Map<string, Answer & { asked: string }>()
  private readonly server = createServer((request, response) => void this.receive(request, response))
  private readonly stripe = new Stripe('sk_test_local')

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return this.address
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  /** Pays, which completes the session and activates its subscription. */
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

  /** A signed event, ready to post. `ageSeconds` backdates its signature. */
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

  /** Forgets all idempotency keys, as Stripe does after a day. */
  forgetKeys() {
    this.answered.clear()
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
    if (url.pathname.startsWith('/pay/')) return this.showPage(url.pathname, response)
    const asked = JSON.stringify([url.pathname, ...fields])
    const kept = key && method === 'POST' ? this.answered.get(key) : undefined
    const answer =
      kept && kept.asked !== asked
        ? refuse(400, 'idempotency_error')
        : (kept ?? this.answer(method, url.pathname, fields))
    if (key && answer.status < 400) this.answered.set(key, { ...answer, asked })
    if (this.mode === 'loses-answers' && method === 'POST' && !kept) return response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }

  /** The page where people pay. */
  private showPage(path: string, response: ServerResponse) {
    const [, , id = '', act] = path.split('/')
    const fields = this.sessions.get(id)?.fields
    if (act === 'done') {
      this.pay(id)
      return response.writeHead(303, { location: fields?.get('success_url') }).end()
    }
    const page = `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><main><h1>Pay</h1>
      <a href="/pay/${id}/done">Pay now</a> <a href="${fields?.get('cancel_url')}">Back</a></main></html>`
    response.writeHead(fields ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  }

  private answer(method: string, path: string, fields: Fields): Answer {
    if (this.mode === 'broken' || this.refuses({ method, path })) return refuse(500, 'api_error')
    const [, , kind = '', id] = path.split('/')
    if (kind === 'customers') return method === 'GET' ? this.listCustomers(fields) : this.makeCustomer(fields)
    if (kind === 'prices') return method === 'GET' ? this.listPrices(fields) : this.makePrice(fields)
    if (kind === 'checkout') return this.checkout(path, fields)
    const subscription = this.subscriptions.get(id ?? '')
    if (kind !== 'subscriptions' || !subscription) return refuse(404, 'invalid_request_error')
    if (method === 'DELETE') subscription.status = 'canceled'
    const cancel = fields.get('cancel_at_period_end')
    if (method === 'POST' && cancel) subscription.cancel_at_period_end = cancel === 'true'
    return ok(subscription)
  }

  private listCustomers(fields: Fields) {
    const data = [...this.customers.values()].filter(({ email }) => email === fields.get('email'))
    return ok({ object: 'list', data })
  }

  private makeCustomer(fields: Fields) {
    const id = `cus_${randomUUID().slice(0, 8)}`
    const customer = {
      id,
      object: 'customer',
      email: fields.get('email'),
      metadata: { uid: fields.get('metadata[uid]') },
    }
    this.customers.set(id, customer)
    return ok(customer)
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

  private checkout(path: string, fields: Fields) {
    const [, , , , known, act] = path.split('/')
    if (known) {
      const session = this.sessions.get(known)
      if (session && act === 'expire') session.status = 'expired'
      return session ? ok(session) : refuse(404, 'invalid_request_error')
    }
    const id = `cs_${randomUUID().slice(0, 8)}`
    const session = {
      id,
      object: 'checkout.session',
      status: 'open',
      subscription: null,
      url: this.hasPages ? `${this.address}/pay/${id}` : null,
      expires_at: Math.floor(Date.now() / 1000) + daySeconds,
      fields,
    }
    this.sessions.set(session.id, session)
    return ok(session)
  }
}

const ok = (body: Json) => ({ status: 200, body })
const refuse = (status: number, type: string) => ({ status, body: { error: { type, message: 'refused' } } })
