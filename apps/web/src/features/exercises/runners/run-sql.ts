import { PGlite, type PGliteOptions, type Results, types } from '@electric-sql/pglite'
import type { RunRequest } from '../cages/cage-message.ts'
import type { Probe } from './serve-runs.ts'

const asText = (value: string) => value

/** Figures as figures; dates and times as PostgreSQL writes them. */
const parsers = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.DATE]: asText,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
}

/** Undoes whatever the last statements did, an open transaction included. */
const startOver = `
ROLLBACK; RESET SESSION AUTHORIZATION; RESET ALL; SET client_min_messages = error;
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT nspname FROM pg_namespace
    WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema' LOOP
    EXECUTE format('DROP SCHEMA %I CASCADE', name);
  END LOOP;
END $$;
CREATE SCHEMA public;
`

export const openDatabase = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, parsers })

/** The rows of the last statement that gave any. */
const lastRows = (results: readonly Results[]) => results.findLast(({ fields }) => fields.length > 0)?.rows

/** Runs statements in a database that holds only the schema and the test's own rows. */
export const loadSql =
  (database: PGlite, { code, schema }: Pick<RunRequest, 'code' | 'schema'>): Probe =>
  async ({ setup, probe }) => {
    await database.exec(`${startOver}\n${schema}\n;${setup}`)
    const own = lastRows(await database.exec(code))
    return JSON.stringify(probe === '' ? own : lastRows(await database.exec(probe)))
  }
