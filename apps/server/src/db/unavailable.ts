const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  // PostgreSQL: cancelled by the statement timeout, too many connections, shutting down, starting up
  '57014',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
])

/** True when the database could not be reached or did not answer in time: trouble outside, not a bug. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && connectionCodes.has(at.code)) return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(at.message)) return true
  }
  return false
}
