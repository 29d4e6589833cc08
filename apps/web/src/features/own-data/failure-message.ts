import { errorMessage, isSessionEnded } from '../../lib/errors.ts'

/** The message for a failed call; undefined when the sign-in screen takes over. */
export const failureMessage = (error: unknown): string | undefined =>
  error === null || isSessionEnded(error)
    ? undefined
    : errorMessage(error, 'Something went wrong. Please try again.')
