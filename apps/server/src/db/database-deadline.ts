import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseDeadlineError } from './unavailable.ts'

const deadlineMs = 6000
// Queries faster than this don't count toward the deadline, however many there are.
const negligibleMs = 250

const deadlines = new AsyncLocalStorage<{ leftMs: number }>()

/** Runs one request with a single limit on all its waiting for a slow database: queueing and queries together. */
export const withDatabaseDeadline = <Result>(
  work: () => Promise<Result>,
  leftMs = deadlineMs,
): Promise<Result> => deadlines.run({ leftMs }, work)

/**
 * Runs a query and charges its time to the current request's deadline. Outside a request there is no deadline.
 * @throws DatabaseDeadlineError without running the query, once the request has used up its 6 s
 */
export const waitForDatabase = async <Result>(query: () => Promise<Result>): Promise<Result> => {
  const deadline = deadlines.getStore()
  if (!deadline) return query()
  if (deadline.leftMs <= 0) throw new DatabaseDeadlineError()
  const startedAt = performance.now()
  try {
    return await query()
  } finally {
    const ms = performance.now() - startedAt
    if (ms > negligibleMs) deadline.leftMs -= ms
  }
}
