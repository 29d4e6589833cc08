import { type ErrorCode, errorStatuses } from '@nextrung/contract/errors'

/** The one error that verbs throw: a status by its code, and a message fit for the person. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = errorStatuses[code]
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** The answer for a row that is not there, or that belongs to somebody else: the same for both. */
export const notFound = (what = 'This page or item') => new AppError('NOT_FOUND', `${what} was not found.`)

/** The answer when the server cannot serve right now and another try soon may work. */
export const unavailable = (cause?: unknown) =>
  new AppError('UNAVAILABLE', 'The service is not available right now. Please try again.', {
    cause,
    retryAfterSeconds: 5,
  })
