import * as calls from '@nextrung/contract/subscription'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { activateFreeTrial } from './activate-free-trial.ts'
import { createCheckout } from './create-checkout.ts'
import { getCurrentSubscription } from './get-current-subscription.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { manageSubscription } from './manage-subscription.ts'
import { finishTestCheckout, getTestCheckout } from './test-checkout.ts'

export const subscriptionRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.getCurrentSubscription, getCurrentSubscription)
  mount(calls.activateFreeTrial, activateFreeTrial)
  mount(calls.createCheckout, createCheckout)
  mount(calls.manageSubscription, manageSubscription)
  mount(calls.getTestCheckout, getTestCheckout)
  mount(calls.finishTestCheckout, finishTestCheckout)
  receiveStripeEvents(app, services)
}

// The signature covers the raw bytes, so this route receives the body unparsed.
const receiveStripeEvents = (app: FastifyInstance, services: Services): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/api/stripe/webhook', { config: { cost: 'quick' } }, async ({ body, headers }) => {
      const signature = headers['stripe-signature']
      await handlePaymentEvent(services, {
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : undefined,
      })
      return { received: true }
    })
  })
}
