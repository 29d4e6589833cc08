import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabaseServer, wrapEmbedded } from '../db/client.ts'
import { embeddedOptions } from '../db/embedded-options.ts'
import { CopiedFiles, readEntries } from './copied-files.ts'
import { databaseUrl, templateName } from './global-setup.ts'
import { makeDataFolder } from './spawned-server.ts'

const reject = (error: Error) => {
  throw error
}

const programFolder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))

// Node.js has it, but our types come without the browser's.
const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> }
}

let program: Promise<{ pgliteWasmModule: WebAssembly.Module; fsBundle: Blob }> | undefined

/** PGlite's program, compiled once for all test files of a worker: compiling it again takes half of every start. */
const loadProgram = () => {
  program ??= (async () => ({
    pgliteWasmModule: await wasm.compile(await readFile(join(programFolder, 'pglite.wasm'))),
    fsBundle: new Blob([await readFile(join(programFolder, 'pglite.data'))]),
  }))()
  return program
}

/** The template's files, read once for all test files of a worker. */
let entries: Promise<ReturnType<typeof readEntries>> | undefined

/** Makes a new database for one test file, embedded or on a server depending on the run. */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') {
    entries ??= readFile(template.file).then(readEntries)
    const fs = new CopiedFiles(await entries)
    const lite = await PGlite.create({ fs, ...(await loadProgram()), ...embeddedOptions })
    return wrapEmbedded(lite, reject)
  }
  const { url, drop } = await makeServerDatabase(template.url)
  const database = openDatabaseServer(url, () => {})
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** Makes a data folder that already has a migrated embedded database, for tests about something else. */
export const makeFilledDataFolder = async () => {
  const folder = await makeDataFolder()
  const template = inject('databaseTemplate')
  if (template.kind === 'server') return folder
  const database = join(folder.dataDir, 'database')
  await mkdir(database, { mode: 0o700 })
  await promisify(execFile)('tar', ['-xf', template.file, '-C', database])
  return folder
}

/** Makes a database on the test server for server processes to share; undefined if this run has no server. */
export const makeSharedDatabase = async () => {
  const template = inject('databaseTemplate')
  return template.kind === 'server' ? makeServerDatabase(template.url) : undefined
}

const makeServerDatabase = async (serverUrl: string) => {
  const name = `nextrung_test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const admin = new pg.Client({ connectionString: serverUrl })
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }
  await run(`create database ${name} template ${templateName}`)
  return { url: databaseUrl(serverUrl, name), drop: () => run(`drop database ${name} with (force)`) }
}
