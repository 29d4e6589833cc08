import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseDeadlineError } from './unavailable.ts'

const longestMs = 6000
// What is quicker than this is no sign of a slow database, however often it is asked.
const quickMs = 250

const waits = new AsyncLocalStorage<{ leftMs: number }>()

/** Does the work of one request: all that it waits for a slow database, turns and answers together, has one end. */
export const withPatience = <Result>(work: () => Promise<Result>, leftMs = longestMs): Promise<Result> =>
  waits.run({ leftMs }, work)

/**
 * Waits for the database on behalf of the request under way; elsewhere it only waits.
 * @throws DatabaseDeadlineError before anything is asked, once the request has waited as long as it may, 6 s in all
 */
export const waitPatiently = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  const patience = waits.getStore()
  if (!patience) return ask()
  if (patience.leftMs <= 0) throw new DatabaseDeadlineError()
  const startedAt = performance.now()
  try {
    return await ask()
  } finally {
    const ms = performance.now() - startedAt
    if (ms > quickMs) patience.leftMs -= ms
  }
}
