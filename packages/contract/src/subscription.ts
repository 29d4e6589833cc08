import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential, whole } from './reader-marks.ts'

/** What is left of a metered feature today. `resetsAt` is when it is refilled. */
export const Allowance = z.object({
  feature: essential(z.string()),
  name: essential(z.string()),
  limit: essential(z.number().int()),
  used: essential(z.number().int()),
  resetsAt: z.string(),
})

/** `null` when there is no subscription. */
export const CurrentSubscription = z
  .looseObject({
    subscription: essential(
      z.looseObject({
        tierId: essential(z.number().int()),
        status: essential(z.string()),
        currentPeriodEnd: z.string(),
        cancelAtPeriodEnd: z.boolean(),
        currentPeriodStart: z.string().nullish(),
      }),
    ),
    tier: z.looseObject({ name: z.string() }),
    /** The built-in test checkout replaces a payment provider: nothing was charged. */
    isTestMode: z.boolean().optional(),
    allowances: z.array(Allowance).optional(),
  })
  .nullable()
export type CurrentSubscription = z.output<typeof CurrentSubscription>

export const getCurrentSubscription = defineCall({
  method: 'GET',
  path: '/api/subscription/current',
  access: 'session',
  cost: 'quick',
  response: dispensable(CurrentSubscription),
})

/** Starts the 14-day trial, once per person ever (409 after that). */
export const activateFreeTrial = defineCall({
  method: 'POST',
  path: '/api/subscription/activate-free',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['trial.started'],
  response: CurrentSubscription,
})

const returnUrl = z.string().max(2000)

/** Opens the provider's checkout for a paid tier. The addresses must belong to this application. */
export const createCheckout = defineCall({
  method: 'POST',
  path: '/api/subscription/create-checkout',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  body: z.object({ tierId: z.number().int(), successUrl: returnUrl, cancelUrl: returnUrl }),
  response: z.looseObject({
    sessionId: z.string(),
    url: z.string().optional(),
    publishableKey: z.string().optional(),
  }),
})

/**
 * Toggles cancellation at the end of the period. The header `x-seen-cancel-at-period-end` (`true` or `false`) carries
 * the state the person saw, so that two requests with the same state make one change.
 */
export const manageSubscription = defineCall({
  method: 'POST',
  path: '/api/subscription/manage',
  access: 'session',
  cost: 'quick',
  idempotency: 'key-or-in-flight',
  audit: ['subscription.cancelled', 'subscription.reactivated', 'nothing'],
  response: dispensable(CurrentSubscription),
})

const sessionParams = z.object({ sessionId: z.string().regex(/^\w{1,200}$/) })

/** The content of the built-in test checkout: 'Test mode: no card is charged'. */
export const getTestCheckout = defineCall({
  method: 'GET',
  path: '/api/subscription/test-checkout/:sessionId',
  access: 'session',
  cost: 'quick',
  params: sessionParams,
  response: whole(
    z.object({
      sessionId: z.string(),
      tierId: z.number().int(),
      planName: z.string(),
      priceCents: z.number().int(),
      interval: z.string(),
      status: z.enum(['open', 'complete', 'expired']),
      successUrl: z.string(),
      cancelUrl: z.string(),
    }),
  ),
})

/** Completes the test checkout; `decline` answers PAYMENT_DECLINED and leaves it open. */
export const finishTestCheckout = defineCall({
  method: 'POST',
  path: '/api/subscription/test-checkout/:sessionId',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: sessionParams,
  body: z.object({ outcome: z.enum(['success', 'decline', 'cancel']) }),
  response: z.object({ url: essential(z.string()) }),
})
