import type { SQL } from 'drizzle-orm'
import type { RunningApp } from './running-app.ts'

/** Runs a query on the application's database, embedded or not, and returns the rows. */
export const readRows = async <Row>({ services }: RunningApp, query: SQL): Promise<Row[]> =>
  ((await services.db.execute(query)) as { rows: Row[] }).rows
