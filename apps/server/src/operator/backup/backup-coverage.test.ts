import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type OpenDatabase, wrapEmbedded } from '../../db/client.ts'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { jobKinds } from '../../job-kinds.ts'
import { openAtMigration, rowsOfFirstVersion } from '../../testing/database-at-migration.ts'
import { makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { endSpawned, onBusyMachine, spawnServer } from '../../testing/spawned-server.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { readBackup } from './backup-reader.ts'
import { findMigration, leftOutTables } from './catalog.store.ts'
import { checkBackup, loadBackup } from './load-backup.ts'
import { restoreEmbedded } from './restore-embedded.ts'
import { writeBackup } from './write-backup.ts'

const onEmbedded = inject('databaseTemplate').kind === 'embedded'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nextrung-kept-'))
})
afterAll(async () => {
  await endSpawned()
  await rm(folder, { recursive: true })
})

test.runIf(onEmbedded)(
  'a backup omits only reviewed tables, and pending jobs run after a restore (needs the embedded database)',
  async () => {
    const held = Promise.withResolvers<void>()
    const app = await startTestApp({
      failPoint: async (point) => {
        if (point === 'analysis.before-parse') await held.promise
      },
    })
    const { client } = await makePerson(app)
    await makeResume(client)
    const path = join(folder, 'kept.ndjson.gz')
    await writeBackup({
      db: app.services.db,
      path,
      now: new Date(),
      secrets: [['auth', app.services.counterSecret]],
    })
    const parts: (string | undefined)[] = []
    await readBackup(path, { part: ({ part, table }) => void parts.push(table ?? part) })
    const found = await app.services.db.execute(
      sql`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const tables = (found as unknown as { rows: { schema: string; name: string }[] }).rows
    const own = tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)
    expect(own.filter((name) => !parts.includes(name)).sort()).toEqual(Object.keys(leftOutTables).sort())
    // The backup stores the queue's pending jobs instead of its tables, and the newest migration in the header.
    expect(new Set(tables.map(({ schema }) => schema))).toEqual(new Set(['public', 'drizzle', 'jobs']))
    const queues = await app.services.db.execute(
      sql`select name from jobs.queue where name not like '\\_\\_%' order by name`,
    )
    expect((queues as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name)).toEqual(
      jobKinds.map(({ job }) => job.name).sort(),
    )
    held.resolve()
    await app.close()

    const dataDir = join(folder, 'restored')
    await restoreEmbedded({ path, dataDir, isReplacing: false, now: new Date() })
    const server = await spawnServer({ ...onBusyMachine, DATA_DIR: dataDir })
    const again = server.newClient()
    again.cookies = client.cookies
    expect(await waitForCompleted(again)).toMatchObject({ version: 1, status: 'completed' })
    await server.end('SIGTERM')
  },
)

const findFiles = async ({ db }: OpenDatabase) => {
  const found = await db.execute(sql`
    select r.file_name, f.user_id = r.user_id as own, convert_from(f.content, 'UTF8') as content
    from resumes r join uploaded_files f on f.id = r.file_id order by r.file_name
  `)
  return (found as unknown as { rows: unknown[] }).rows
}

const files = [
  { file_name: 'maya.txt', own: true, content: 'Maya' },
  { file_name: 'nia.txt', own: true, content: 'Nia' },
]

test.runIf(onEmbedded)(
  'an older backup is migrated on restore, or loaded as it is and migrated later (needs the embedded database)',
  async () => {
    const old = await openAtMigration(1)
    await old.exec(rowsOfFirstVersion)
    const database = wrapEmbedded(old, () => {})
    const path = join(folder, 'old.ndjson.gz')
    await writeBackup({ db: database.db, path, now: new Date(), secrets: [] })
    await database.close()
    expect(await checkBackup(path)).toMatchObject({ rows: 8 })
    const dataDir = join(folder, 'brought-up')
    await restoreEmbedded({ path, dataDir, isReplacing: false, now: new Date() })
    const restored = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => {})
    expect(await findFiles(restored)).toEqual(files)
    await restored.close()

    const left = await openTestDatabase()
    await loadBackup(left, { path, isMigrated: false })
    expect(await findMigration(left.db)).toBe((await checkBackup(path)).migration)
    await migrate(left)
    expect(await findFiles(left)).toEqual(files)
    await left.close()
  },
)
