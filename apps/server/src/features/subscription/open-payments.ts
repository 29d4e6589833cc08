import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { createTestProvider } from './payments/test-provider.ts'

/**
 * Stripe if configured, otherwise the built-in test checkout if enabled; undefined if this server takes no payments.
 */
export const openPayments = async (ports: {
  config: Config
  db: Database
  secret: string
  now: () => Date
}): Promise<PaymentProvider | undefined> => {
  const { config } = ports
  if (config.stripe) {
    // Load the SDK only where it is used.
    const { createStripeProvider } = await import('./payments/stripe-provider.ts')
    return createStripeProvider(config.stripe)
  }
  return config.testCheckout ? createTestProvider(ports) : undefined
}
