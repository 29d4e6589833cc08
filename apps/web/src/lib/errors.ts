/** A failed call. The message is `status: body`, the product's established format. */
export class ApiError extends Error {
  readonly status: number
  /** The server's message for the person. */
  readonly error: string | undefined
  readonly code: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** True when the session is gone and the sign-in screen is about to show. */
  readonly sessionEnded: boolean

  constructor(message: string, facts: Omit<ApiError, keyof Error>) {
    super(message)
    this.name = 'ApiError'
    this.status = facts.status
    this.error = facts.error
    this.code = facts.code
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.sessionEnded = facts.sessionEnded
  }
}

/** The server's message, or `fallback` when it gave none. */
export const errorMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.error ? error.error : fallback

/** Whether to show no error, because the sign-in screen takes over. */
export const isSessionEnded = (error: unknown): boolean => error instanceof ApiError && error.sessionEnded
