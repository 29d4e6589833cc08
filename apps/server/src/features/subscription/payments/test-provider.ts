import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../../db/client.ts'
import { findUserById } from '../../identity/identity.public.ts'
import { nextPeriodEnd } from './billing-period.ts'
import { InvalidEventError, type PaidSubscription, type PaymentProvider } from './payment-provider.ts'
import * as store from './test-payments.store.ts'

const sessionLifetimeMs = 24 * 3600_000

type Ports = { db: Database; secret: string; now: () => Date }

const Event = z.object({ id: z.string(), type: z.string(), subscriptionId: z.string() })

const sign = (secret: string, body: Buffer): string =>
  createHmac('sha256', secret).update('test payment\n').update(body).digest('hex')

/** A signed event from the built-in provider, for the same entry point as Stripe's events. */
export const testEvent = (
  secret: string,
  event: { type: string; subscriptionId: string },
): { body: Buffer; signature: string } => {
  const body = Buffer.from(JSON.stringify({ id: `evt_test_${randomUUID()}`, ...event }))
  return { body, signature: sign(secret, body) }
}

/**
 * The built-in provider for servers without Stripe. It keeps its own records and charges nothing; its checkout page
 * says so.
 */
export const createTestProvider = ({ db, secret, now }: Ports): PaymentProvider => ({
  name: 'test',
  publishableKey: undefined,
  openCheckout: async ({ key }) => {
    const sessionId = `cs_test_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`
    return {
      sessionId,
      url: `/account/test-checkout?session=${sessionId}`,
      expiresAt: new Date(now().getTime() + sessionLifetimeMs),
    }
  },
  findCheckout: (sessionId) => store.findTestCheckout(db, sessionId),
  closeCheckout: (sessionId) => store.closeTestCheckout(db, sessionId),
  findSubscription: async (id) => {
    const payment = await store.findTestPayment(db, id)
    if (!payment) return undefined
    const state = advance(payment, now())
    if (state !== payment) await store.saveTestPayment(db, state)
    const user = await findUserById(db, state.userId)
    return user && paid(state, user.uid)
  },
  setCancelAtPeriodEnd: (id, value) => store.setTestCancel(db, { id, value }),
  endNow: (id) => store.endTestPayment(db, id),
  readEvent: async (body, signature) => {
    const expected = Buffer.from(sign(secret, body))
    const given = Buffer.from(signature ?? '')
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new InvalidEventError('The event is not signed by this server.')
    return Event.parse(JSON.parse(body.toString('utf8')))
  },
})

/** Brings a payment up to date: renews periods that have ended, or ends the subscription. */
const advance = (payment: store.TestPayment, now: Date): store.TestPayment => {
  let state = payment
  while (state.status === 'active' && state.currentPeriodEnd <= now) {
    state = state.cancelAtPeriodEnd
      ? { ...state, status: 'canceled' }
      : {
          ...state,
          currentPeriodStart: state.currentPeriodEnd,
          currentPeriodEnd: nextPeriodEnd(state.currentPeriodEnd, {
            tierId: state.tierId,
            anchorDay: state.createdAt.getUTCDate(),
          }),
        }
  }
  return state
}

const paid = ({ id, status, ...payment }: store.TestPayment, uid: string): PaidSubscription => ({
  subscriptionId: id,
  customerId: `cus_test_${payment.userId}`,
  uid,
  tierId: payment.tierId,
  status: status === 'active' ? 'active' : 'cancelled',
  currentPeriodStart: payment.currentPeriodStart,
  currentPeriodEnd: payment.currentPeriodEnd,
  cancelAtPeriodEnd: payment.cancelAtPeriodEnd,
})
