import { newIdempotencyKey } from './api.ts'
import { ApiError } from './errors.ts'

/**
 * Keeps the last request while its outcome is unknown: no answer came, or a server error. Repeating the operation
 * then resends that exact request with its idempotency key, so nothing is created twice.
 */
export const makeIdempotentRetry = <Input extends object>() => {
  let unresolved: { operation: string; request: Input & { idempotencyKey: string } } | undefined
  return {
    requestFor: (operation: string, input: Input): Input & { idempotencyKey: string } => {
      if (unresolved?.operation !== operation)
        unresolved = { operation, request: { ...input, idempotencyKey: newIdempotencyKey() } }
      return unresolved.request
    },
    recordOutcome: (error?: unknown): void => {
      const isKnown = error === undefined || (error instanceof ApiError && error.status < 500)
      if (isKnown) unresolved = undefined
    },
  }
}
