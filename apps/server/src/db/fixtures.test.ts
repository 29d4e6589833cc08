import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Resume } from '@nextrung/contract/resumes'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readBackup } from '../operator/backup/backup-reader.ts'
import { loadBackup } from '../operator/backup/load-backup.ts'
import { appCode } from '../testing/authenticator.ts'
import type { Client } from '../testing/client.ts'
import {
  type Fixture,
  type FixturePerson,
  fixtureFiles,
  fixturePassword,
  fixtureSecret,
  listFixtures,
  readFixture,
} from '../testing/fixture-database/fixture.ts'
import { makeFixture } from '../testing/fixture-database/make-fixture.ts'
import { readRows } from '../testing/read-rows.ts'
import { readZip } from '../testing/read-zip.ts'
import { type RunningApp, startOn } from '../testing/running-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

const password = fixturePassword

// Later than any fixture was made: no code of an authenticator app works twice.
const now = () => new Date(Date.now() + 3600_000)

/** Reviewed: tables of a fixture that a later migration renamed, emptied, dropped or filled, and what became of their rows. */
const changedSince: Record<string, string> = {
  features: 'a migration adds each newly metered feature',
  subscription_features: 'and its daily limits',
}

let app: RunningApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

type Files = ReturnType<typeof fixtureFiles>

/** A server on the fixture's database, which was brought up to this program from where it stood. */
const startUpgraded = async ({ backup }: Files) => {
  const database = await openTestDatabase()
  await loadBackup(database, { path: backup, isMigrated: false })
  await database.withoutDeadline(() => migrate(database))
  const found = await countTables(database.db, await countRows(backup))
  return { found, app: await startOn(database, { env: { AUTH_SECRET: fixtureSecret }, now }) }
}

/** How many rows each table has in a backup. */
const countRows = async (path: string): Promise<Map<string, number>> => {
  const rows = new Map<string, number>()
  let open: string | undefined
  await readBackup(path, {
    part: ({ table }) => {
      open = table
      if (open) rows.set(open, 0)
    },
    row: () => {
      if (open) rows.set(open, (rows.get(open) ?? 0) + 1)
    },
  })
  return rows
}

type Found = [table: string, rows: { expected: number; found: number }]

const countTables = async (db: RunningApp['services']['db'], expected: Map<string, number>) => {
  const found: Found[] = []
  for (const [table, rows] of expected) {
    if (Object.hasOwn(changedSince, table)) continue
    const counted = await db.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`)
    const [row] = (counted as unknown as { rows: { count: number }[] }).rows
    found.push([table, { expected: rows, found: row?.count ?? 0 }])
  }
  return found
}

const signIn = async (running: RunningApp, { email, setupKey }: FixturePerson): Promise<Client> => {
  const client = running.newClient()
  const first = await client.send('POST', '/auth/sign-in/email', { json: { email, password } })
  expect(first.status).toBe(setupKey ? 401 : 200)
  if (!setupKey) return client
  const code = appCode(setupKey, now())
  const second = await client.send('POST', '/auth/sign-in/second-factor', { json: { code } })
  expect(second.status).toBe(200)
  return client
}

const useEverything = async (running: RunningApp, person: FixturePerson) => {
  const client = await signIn(running, person)
  const { json: versions } = await client.send<Resume[]>('GET', '/api/resumes/1')
  expect(versions.map(({ status }) => status)).toEqual(Array(person.versions).fill('completed'))
  for (const format of ['pdf', 'doc', 'md', 'json'])
    for (const { id } of versions) {
      const file = await client.fetch('GET', `/api/resumes/${id}/download?format=${format}`)
      expect([format, file.status, (await file.arrayBuffer()).byteLength > 100]).toEqual([format, 200, true])
    }
  const asked = await client.send<{ url: string }>('POST', '/api/account/export', { json: { password } })
  const archive = await client.fetch('GET', asked.json.url)
  const files = readZip(Buffer.from(await archive.arrayBuffer()))
  expect(files.get('data/users.json')?.toString()).toContain(person.email)
  const json = { password, confirmation: 'DELETE' }
  expect((await client.send('POST', '/api/account/delete', { json })).status).toBe(200)
  const again = await running.newClient().send<{ error: string }>('POST', '/auth/sign-in/email', {
    json: { email: person.email, password },
  })
  expect(again.json.error).toContain('No account found')
}

// Migrations add the allowance of each new feature, so these tables may have grown.
const grownByMigrations = ['features', 'subscription_features']

const isLossOrSurprise = ([table, { expected, found }]: Found): boolean =>
  grownByMigrations.includes(table) ? found < expected : found !== expected

const expectWhole = async (files: Files, { people }: Fixture) => {
  const upgraded = await startUpgraded(files)
  app = upgraded.app
  expect(upgraded.found.filter(([, { expected }]) => expected === 0)).toEqual([])
  expect(upgraded.found.filter(isLossOrSurprise)).toEqual([])
  for (const person of people) await useEverything(app, person)
  await expect.poll(async () => app && readRows(app, sql`select email from users`)).toEqual([])
}

test.each(listFixtures())(
  'the database of %s migrates without loss, and its people can sign in, and read, download and delete their data',
  (name) => expectWhole(fixtureFiles(name), readFixture(name)),
)

describe('the command that makes a fixture database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nextrung-fixture-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('fills every table of this version, and its result can be restored', async () => {
    const files = fixtureFiles('now', folder)
    const fixture = await makeFixture(await openTestDatabase(), files)
    await expectWhole(files, fixture)
  })
})
