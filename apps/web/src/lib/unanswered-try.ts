import { newIdempotencyKey } from './api.ts'
import { ApiError } from './errors.ts'

/**
 * Keeps the last try of an act while nobody knows whether it was done: no answer came, or one of trouble. The same
 * act is then sent once more exactly as it was, under its key, so that nothing is made twice.
 */
export const makeTryKeeper = <Given extends object>() => {
  let unanswered: { act: string; sent: Given & { idempotencyKey: string } } | undefined
  return {
    tryFor: (act: string, given: Given): Given & { idempotencyKey: string } => {
      if (unanswered?.act !== act)
        unanswered = { act, sent: { ...given, idempotencyKey: newIdempotencyKey() } }
      return unanswered.sent
    },
    settle: (error?: unknown): void => {
      const isKnown = error === undefined || (error instanceof ApiError && error.status < 500)
      if (isKnown) unanswered = undefined
    },
  }
}
