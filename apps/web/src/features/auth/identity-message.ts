import { identityFallbackMessage, identityMessages } from '@nextrung/contract/auth'
import { ApiError, errorMessage } from '../../lib/errors.ts'

const isKnown = (code: string): code is keyof typeof identityMessages => Object.hasOwn(identityMessages, code)

// Codes that the identity messages don't cover; the server's message says what to do.
const explainedCodes = ['WRONG_CODE', 'UNAUTHORIZED', 'ACCOUNT_NOT_LINKED']

/** The message for a failed sign-in, by error code. */
export const identityMessage = (error: unknown): string => {
  const code = error instanceof ApiError ? error.code : undefined
  if (code && isKnown(code)) return identityMessages[code]
  return code && explainedCodes.includes(code)
    ? errorMessage(error, identityFallbackMessage)
    : identityFallbackMessage
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

const timeInWords = (seconds: number): string => {
  if (seconds <= 90) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

/** When to retry after too many attempts; undefined for any other failure. */
export const waitMessage = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined
  const { retryAfterSeconds } = error
  return retryAfterSeconds === undefined
    ? 'Too many attempts. Wait a few minutes, then try again.'
    : `Too many attempts. You can try again in ${timeInWords(retryAfterSeconds)}.`
}

/** Whether Google sign-in failed because this server isn't configured for it. */
export const isGoogleMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'PROVIDER_NOT_CONFIGURED'
