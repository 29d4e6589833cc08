import { newIdempotencyKey } from './api.ts'
import { ApiError } from './errors.ts'

/**
 * Keeps the last try of an operation while nobody knows whether it was done: no answer came, or one of trouble. The same
 * operation is then request once more exactly as it was, under its key, so that nothing is made twice.
 */
export const makeIdempotentRetry = <Input extends object>() => {
  let unanswered: { operation: string; request: Input & { idempotencyKey: string } } | undefined
  return {
    requestFor: (operation: string, input: Input): Input & { idempotencyKey: string } => {
      if (unanswered?.operation !== operation)
        unanswered = { operation, request: { ...input, idempotencyKey: newIdempotencyKey() } }
      return unanswered.request
    },
    recordOutcome: (error?: unknown): void => {
      const isKnown = error === undefined || (error instanceof ApiError && error.status < 500)
      if (isKnown) unanswered = undefined
    },
  }
}
