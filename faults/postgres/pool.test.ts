import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabaseServer } from '../../apps/server/src/db/client.ts'
import { withDatabaseDeadline } from '../../apps/server/src/db/database-deadline.ts'
import { isDatabaseUnavailable } from '../../apps/server/src/db/unavailable.ts'
import { askPostgres } from '../../apps/server/src/testing/ask-postgres.ts'
import { makeSharedDatabase } from '../../apps/server/src/testing/test-database.ts'
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts'

const isServer = inject('databaseTemplate').kind === 'server'

describe.runIf(isServer)('the connection pool to a server (needs PostgreSQL)', () => {
  let proxy: FaultProxy
  let database: OpenDatabase
  let url: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    const shared = await makeSharedDatabase()
    if (!shared) throw new Error('There is no server.')
    drop = shared.drop
    url = shared.url
    proxy = await openFaultProxy(shared.url)
    database = openDatabaseServer(proxy.url, () => {})
  })
  afterAll(async () => {
    await database.close()
    await proxy.close()
    await drop()
  })

  const answers = async () => (await database.db.execute('select 1')) !== undefined
  const transact = () =>
    database.db.transaction(async (tx) => {
      await tx.execute('select 1')
      await tx.execute('select 2')
      // Open and close another connection meanwhile, so that ours may break while none of its statements is running.
      await askPostgres(url, 'select 1')
      await tx.execute('select 3')
    })

  test('recovers from more broken transactions than it has connections, wherever they break', async () => {
    for (let pieces = 1; pieces <= 24; pieces++) {
      void proxy.cutAfter(pieces)
      const ends = await Promise.allSettled(Array.from({ length: 4 }, transact))
      for (const end of ends)
        if (end.status === 'rejected') expect(isDatabaseUnavailable(end.reason)).toBe(true)
    }
    void proxy.cutAfter(Number.POSITIVE_INFINITY)
    await expect.poll(() => answers().catch(() => false)).toBe(true)
    await Promise.all(Array.from({ length: 10 }, transact))
  })

  test('limits how long one request waits for a slow server in total, and leaves nothing half done', async () => {
    const { db } = database
    const patienceMs = 2500
    await db.execute('create table notes (text text)')
    await proxy.setLink({ kind: 'delay', ms: 300 })
    const asked: string[] = []
    const note = (text: string) => {
      asked.push(text)
      return `insert into notes values ('${text}')`
    }
    const ends = await Promise.all([
      withDatabaseDeadline(async () => {
        for (let round = 0; ; round++) await db.execute(note(`alone ${round}`))
      }, patienceMs).catch((error: unknown) => error),
      withDatabaseDeadline(
        () =>
          db.transaction(async (tx) => {
            for (let round = 0; ; round++) await tx.execute(note(`together ${round}`))
          }),
        patienceMs,
      ).catch((error: unknown) => error),
    ])
    await proxy.setLink({ kind: 'pass' })
    expect(ends.map(isDatabaseUnavailable)).toEqual([true, true])
    // Each takes at least 0.6 s, and none is started after 2.5 s.
    expect(asked.filter((text) => text.startsWith('alone')).length).toBeLessThanOrEqual(6)
    const rows = await askPostgres<{ text: string }>(url, 'select text from notes')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ text }) => text.startsWith('together'))).toEqual([])
    await Promise.all(Array.from({ length: 10 }, transact))
  })

  test('rejects immediately when its queue is full', async () => {
    const held = Array.from({ length: 10 }, async () => database.db.execute('select pg_sleep(1)'))
    const waiting = Array.from({ length: 200 }, answers)
    const refused = await answers().catch((error: unknown) => error)
    expect(isDatabaseUnavailable(refused)).toBe(true)
    await Promise.all([...held, ...waiting])
  })
})
