import { PGlite, type Results, types } from '@electric-sql/pglite'
import { type Runner, serveRuns } from './serve-runs.ts'

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

const compiled = async (file: Blob | undefined) => WebAssembly.compile(await (file ?? new Blob()).arrayBuffer())

/** The rows of the last statement that gave any. */
const lastRows = (results: readonly Results[]) => results.findLast(({ fields }) => fields.length > 0)?.rows

const boot = async (files: Record<string, Blob>): Promise<Runner> => {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compiled(files['pglite.wasm']),
    compiled(files['initdb.wasm']),
  ])
  const database = await PGlite.create({
    pgliteWasmModule,
    initdbWasmModule,
    fsBundle: files['pglite.data'] ?? new Blob(),
    parsers,
  })
  return {
    load: ({ code, schema }) => async ({ setup, probe }) => {
      await database.exec(`${startOver}\n${schema}\n;${setup}`)
      const own = lastRows(await database.exec(code))
      if (probe === '') return JSON.stringify(own)
      return JSON.stringify(lastRows(await database.exec(probe)))
    },
  }
}

serveRuns(boot)
