import { newIdempotencyKey } from './api.ts'
import { ApiError } from './errors.ts'

/**
 * Gives one act the same key again while nobody knows whether its last try was done: no answer came, or one of
 * trouble. So doing it once more makes nothing twice.
 */
export const makeKeyKeeper = () => {
  let unanswered: { act: string; key: string } | undefined
  return {
    keyFor: (act: string): string => {
      if (unanswered?.act !== act) unanswered = { act, key: newIdempotencyKey() }
      return unanswered.key
    },
    settle: (error?: unknown): void => {
      const isKnown = error === undefined || (error instanceof ApiError && error.status < 500)
      if (isKnown) unanswered = undefined
    },
  }
}
