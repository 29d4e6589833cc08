import type { PaymentProvider } from './payments/payment-provider.ts'

export { spendAllowance, sweepUses } from './allowance.ts'
export { cancelForDeletion } from './cancel-for-deletion.ts'
export { readCurrentSubscription } from './current-subscription.ts'
export { endSubscription, endSubscriptionJob } from './end-subscription.job.ts'
export { openPayments } from './open-payments.ts'
export { reconcilePayments, updateTrials } from './subscription-upkeep.ts'

declare module '../../context.ts' {
  interface Services {
    /** Undefined if this server takes no payments. */
    payments: PaymentProvider | undefined
  }
}
