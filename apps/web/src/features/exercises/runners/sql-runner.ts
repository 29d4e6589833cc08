import { loadSql, openDatabase } from './run-sql.ts'
import { type Runner, serveRuns } from './serve-runs.ts'

const compiled = async (file: Blob | undefined) =>
  WebAssembly.compile(await (file ?? new Blob()).arrayBuffer())

const boot = async (files: Record<string, Blob>): Promise<Runner> => {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compiled(files['pglite.wasm']),
    compiled(files['initdb.wasm']),
  ])
  const fsBundle = files['pglite.data'] ?? new Blob()
  const database = await openDatabase({ pgliteWasmModule, initdbWasmModule, fsBundle })
  return { load: (request) => loadSql(database, request) }
}

serveRuns(boot)
