import { type ErrorCode, errorStatuses } from '@nextrung/contract/errors'

/** The only error that verbs throw: a code that determines the status, and a message for the person. */
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

/** For a row that does not exist or belongs to somebody else. The answer is the same for both. */
export const notFound = (what = 'This page or item') => new AppError('NOT_FOUND', `${what} was not found.`)

/** For when the server cannot answer right now, but a retry soon may work. */
export const unavailable = (cause?: unknown) =>
  new AppError('UNAVAILABLE', 'The service is not available right now. Please try again.', {
    cause,
    retryAfterSeconds: 5,
  })
