import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readConfig } from '../config.ts'
import { endSpawned, spawnProgram } from '../testing/spawned-server.ts'
import { DamagedDatabaseError } from './damaged.ts'
import { openDatabase } from './open-database.ts'

const onEmbedded = inject('databaseTemplate').kind === 'embedded'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nextrung-damaged-'))
  if (!onEmbedded) return
  const database = await open(join(root, 'whole'))
  if (database.driver.kind === 'embedded')
    await database.driver.lite.exec(
      `insert into identity_users (id, name, email) select 'u' || i, 'A', 'e' || i from generate_series(1, 300) i`,
    )
  await database.close()
})
afterAll(async () => {
  await endSpawned()
  await rm(root, { recursive: true, force: true })
})

const open = (dataDir: string) => openDatabase(readConfig({ DATA_DIR: dataDir }), () => {})

const flip = async (file: string, from = 0, length = 64) => {
  const bytes = await readFile(file)
  for (let at = from; at < Math.min(from + length, bytes.length); at++) bytes[at] = (bytes[at] ?? 0) ^ 0xff
  await writeFile(file, bytes)
}

const firstSegment = async (folder: string) => {
  const names = (await readdir(join(folder, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name))
  return join(folder, 'pg_wal', names[0] ?? 'none')
}

const ownTables = async (folder: string) => {
  const base = join(folder, 'base/5')
  const names = (await readdir(base)).filter((name) => Number(name) >= 16384)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(base, name))).size))
  return names.filter((_, at) => (sizes[at] ?? 0) > 0).map((name) => join(base, name))
}

const hashFolder = async (folder: string) => {
  const hash = createHash('sha256')
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) hash.update(entry.name).update(await readFile(join(entry.parentPath, entry.name)))
  return hash.digest('hex')
}

const damages: [string, (folder: string) => Promise<unknown>][] = [
  ['flipped bytes in its control file', (folder) => flip(join(folder, 'global/pg_control'), 0, 200)],
  ['no control file', (folder) => rm(join(folder, 'global/pg_control'))],
  ['no mark of its version', (folder) => rm(join(folder, 'PG_VERSION'))],
  ['rubbish for a version', (folder) => writeFile(join(folder, 'PG_VERSION'), 'abc')],
  ['a cut write-ahead log', async (folder) => truncate(await firstSegment(folder), 1000)],
  ['no write-ahead log', (folder) => rm(join(folder, 'pg_wal'), { recursive: true })],
  ['flipped bytes in a system table', (folder) => flip(join(folder, 'base/5/1259'), 100, 4000)],
  [
    'flipped bytes in pages of its tables',
    async (folder) => {
      for (const file of await ownTables(folder)) await flip(file, 4000, 300)
    },
  ],
  ['no tables', (folder) => rm(join(folder, 'base'), { recursive: true })],
  [
    'other files instead',
    async (folder) => {
      await rm(folder, { recursive: true })
      await mkdir(folder)
      await writeFile(join(folder, 'notes.txt'), 'not a database')
    },
  ],
  ['nothing instead', (folder) => rm(folder, { recursive: true })],
]

describe.runIf(onEmbedded)('a database folder (needs the embedded database)', () => {
  test.each(damages)(
    'with %s is refused with advice on what to do, and is not recreated',
    async (what, damage) => {
      const dataDir = join(root, what.replaceAll(' ', '-'))
      await cp(join(root, 'whole'), dataDir, { recursive: true })
      await damage(join(dataDir, 'database'))
      const refused = open(dataDir)
      await expect(refused).rejects.toThrow(DamagedDatabaseError)
      await expect(refused).rejects.toThrow(/Nothing was deleted\..*npm run restore/)
      await rm(dataDir, { recursive: true })
    },
  )

  test('without its version file stays unchanged, byte for byte, and the program exits with a message', async () => {
    const dataDir = join(root, 'lost')
    await cp(join(root, 'whole'), dataDir, { recursive: true })
    await rm(join(dataDir, 'database/PG_VERSION'))
    const before = await hashFolder(dataDir)
    const { ended, output } = spawnProgram({ DATA_DIR: dataDir })
    expect(await ended).toBe(1)
    expect(output()).toContain('is not a whole database: PG_VERSION is missing. Nothing was deleted.')
    expect(output()).not.toContain('    at ')
    expect(await hashFolder(dataDir)).toBe(before)
  })

  test('left unfinished by a first start does not block the next start', async () => {
    const dataDir = join(root, 'half')
    await mkdir(join(dataDir, 'making/database'), { recursive: true })
    await writeFile(join(dataDir, 'making/database/PG_VERSION'), '18')
    const database = await open(dataDir)
    await database.close()
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'database-version'])
  })

  test('that is a file is named in the error', async () => {
    const dataDir = join(root, 'a-file')
    await writeFile(dataDir, '')
    const { ended, output } = spawnProgram({ DATA_DIR: dataDir })
    expect(await ended).toBe(1)
    expect(output()).toContain(`${dataDir}: it is not a folder. Nothing was changed.`)
  })
})
