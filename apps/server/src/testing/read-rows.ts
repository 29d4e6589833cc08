import type { SQL } from 'drizzle-orm'
import type { RunningApp } from './running-app.ts'

/** The rows of a query on the application's own database, of either kind. */
export const readRows = async <Row>({ services }: RunningApp, query: SQL): Promise<Row[]> =>
  ((await services.db.execute(query)) as { rows: Row[] }).rows
