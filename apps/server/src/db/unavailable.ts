/** Thrown when the queue for database connections is full, so the call is rejected at once. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'
  constructor() {
    super('Too many calls wait for the database.')
  }
}

/** Thrown when the database did not answer in time. The last statement may still be executed. */
export class DatabaseDeadlineError extends Error {
  override name = 'DatabaseDeadlineError'
  constructor() {
    super('The database did not answer in time.')
  }
}

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // PostgreSQL: statement, lock, idle-in-transaction and transaction timeouts
  '57014',
  '55P03',
  '25P03',
  '25P04',
])

// PostgreSQL error classes: connection exception, insufficient resources, operator intervention, system (I/O) error.
const codeClasses = /^(08|53|57P|58)/

const messages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|timeout expired/

/** True when the database could not be reached or did not answer in time: an external failure, not a bug. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at instanceof DatabaseBusyError || at instanceof DatabaseDeadlineError) return true
    if (at instanceof AggregateError && at.errors.some(isDatabaseUnavailable)) return true
    if ('code' in at && typeof at.code === 'string' && (codes.has(at.code) || codeClasses.test(at.code)))
      return true
    if (messages.test(at.message)) return true
  }
  return false
}
