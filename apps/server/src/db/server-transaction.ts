import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { isDatabaseUnavailable } from './unavailable.ts'

/**
 * Pool transactions that always release their connection. Drizzle's own leak it when BEGIN fails, and return it to the
 * pool as healthy when the network fails.
 */
export const transactionOn =
  (pool: pg.Pool): PgDatabase<PgQueryResultHKT>['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await drizzle({ client, casing: 'snake_case' }).transaction(work as never, config)
    } catch (error) {
      isBroken = isDatabaseUnavailable(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
