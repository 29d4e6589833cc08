import { z } from 'zod'

/** All error codes with their HTTP status. `ErrorCode` is derived from this table. */
export const errorStatuses = {
  BAD_REQUEST: 400,
  EMPTY_FILE: 400,
  UNAUTHORIZED: 401,
  USER_NOT_FOUND: 401,
  WRONG_PASSWORD: 401,
  /** The password was right; `signInWithSecondFactor` comes next. */
  SECOND_FACTOR_REQUIRED: 401,
  WRONG_CODE: 400,
  LINK_EXPIRED: 400,
  WRONG_CURRENT_PASSWORD: 400,
  NO_PASSWORD_YET: 409,
  ACCOUNT_NOT_LINKED: 409,
  PAYMENT_DECLINED: 402,
  PAYMENT_UNAVAILABLE: 503,
  LIMIT_REACHED: 402,
  FORBIDDEN: 403,
  FOREIGN_ORIGIN: 403,
  EMAIL_PASSWORD_DISABLED: 403,
  USER_DISABLED: 403,
  NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  NOT_READY: 409,
  TOO_MANY_VERSIONS: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  UNSUPPORTED_MEDIA_TYPE: 415,
  DAMAGED_FILE: 422,
  PASSWORD_PROTECTED_FILE: 422,
  NO_TEXT: 422,
  TOO_COMPLEX_FILE: 422,
  OLD_WORD_FILE: 422,
  /** Asked of a version whose text does not look like a resume. */
  NOT_A_RESUME: 422,
  EMAIL_IN_USE: 422,
  /** An Idempotency-Key was reused with different content. */
  KEY_REUSED: 422,
  INVALID_EMAIL: 400,
  WEAK_PASSWORD: 400,
  TOO_MANY_TRIES: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  PROVIDER_NOT_CONFIGURED: 501,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const

export type ErrorCode = keyof typeof errorStatuses

/** The body of every error response. On identity calls `message` repeats `error`; both can be shown to people. */
export const ErrorBody = z.looseObject({
  error: z.string(),
  code: z.string().optional(),
  message: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
})
export type ErrorBody = z.output<typeof ErrorBody>
