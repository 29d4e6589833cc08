/** A call that was not answered with success. The message is `status: body`, as the product has always said it. */
export class ApiError extends Error {
  readonly status: number
  /** The sentence that the server wrote for the person. */
  readonly error: string | undefined
  readonly code: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** True when there is no session any more: the person is on the way to the sign-in screen. */
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

/** The server's own sentence, or `fallback` when it gave none. */
export const errorMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.error ? error.error : fallback

/** Whether the failure needs no words, because the sign-in screen takes over. */
export const isSessionEnded = (error: unknown): boolean => error instanceof ApiError && error.sessionEnded
