import { randomUUID } from 'node:crypto'
import { askPostgres } from '../../apps/server/src/testing/ask-postgres.ts'
import { makeDataFolder } from '../../apps/server/src/testing/spawned-server.ts'
import { startPostgres } from '../../scripts/test/start-postgres.mjs'
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts'

export type TestPostgres = {
  /** Connects directly to the database, for inspecting it. */
  url: string
  /** The breakable link that servers use. */
  proxy: FaultProxy
  /** Environment variables for a server. */
  env: Record<string, string>
}

/** Runs `work` with an empty database on a real PostgreSQL behind a proxy, and removes everything afterwards. */
export const withPostgres = async <T>(work: (own: TestPostgres) => Promise<T>): Promise<T> => {
  const server = await startPostgres()
  if (!server) throw new Error('This fault needs PostgreSQL to be installed, or TEST_DATABASE_URL.')
  const name = `nextrung_fault_${randomUUID().replaceAll('-', '')}`
  await askPostgres(server.url, `create database ${name}`)
  const address = new URL(server.url)
  address.pathname = `/${name}`
  const proxy = await openFaultProxy(address.href)
  const folder = await makeDataFolder()
  const env = {
    DATA_DIR: folder.dataDir,
    DATABASE_URL: proxy.url,
    SIGN_INS_PER_SECOND: '1000',
    LOG_LEVEL: 'warn',
  }
  try {
    return await work({ url: address.href, proxy, env })
  } finally {
    await proxy.close()
    await folder.remove()
    await askPostgres(server.url, `drop database ${name} with (force)`)
    await server.stop()
  }
}
