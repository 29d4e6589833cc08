import { identityFallbackMessage } from '@nextrung/contract/auth'
import { ApiError, errorMessage } from '../../lib/errors.ts'

const inWords = (seconds: number): string => {
  if (seconds <= 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** Why a call failed and, after too many attempts, when to try again. */
export const failureMessage = (error: unknown): string => {
  const sentence = errorMessage(error, identityFallbackMessage)
  const wait = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined
  return wait === undefined ? sentence : `${sentence} You can try again in ${inWords(wait)}.`
}

/** Whether a call failed with one of these codes. */
export const hasErrorCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof ApiError && error.code !== undefined && codes.includes(error.code)
