import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as applyFolder } from 'drizzle-orm/pglite/migrator'
import { expect, test } from 'vitest'
import { embeddedStartParams, wrapEmbedded } from './client.ts'
import { migrate, NewerDatabaseError } from './migrate.ts'

const folder = join(import.meta.dirname, 'migrations')

const reject = (error: Error) => {
  throw error
}

/** A database as it stood after the first `count` migrations. */
const openAtMigration = async (count: number) => {
  const copy = await mkdtemp(join(tmpdir(), 'nextrung-migrations-'))
  await cp(folder, copy, { recursive: true })
  const journalFile = join(copy, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  const lite = await PGlite.create({ startParams: embeddedStartParams })
  await applyFolder(drizzle({ client: lite }), { migrationsFolder: copy })
  await rm(copy, { recursive: true })
  return lite
}

test('an installation of the first version keeps its resumes and their files', async () => {
  const lite = await openAtMigration(1)
  await lite.exec(`
    insert into identity_users (id, name, email) values ('u1', 'Maya', 'maya@example.com'), ('u2', 'Nia', 'nia@example.com');
    insert into users (uid, email) values ('u1', 'maya@example.com'), ('u2', 'nia@example.com');
    insert into resumes (user_id, version, file_name, original_content, read, content_hash)
      values (2, 1, 'nia.txt', 'Nia', '{}', 'h2'), (1, 1, 'maya.txt', 'Maya', '{}', 'h1');
    insert into resume_files (resume_id, format, size_bytes, content)
      values (1, 'txt', 3, 'Nia'::bytea), (2, 'txt', 4, 'Maya'::bytea);
  `)
  const database = wrapEmbedded(lite, reject)
  await migrate(database)
  const { rows } = await lite.query(`
    select r.file_name, r.reason, f.user_id = r.user_id as own, convert_from(f.content, 'UTF8') as content
    from resumes r join uploaded_files f on f.id = r.file_id order by r.file_name
  `)
  expect(rows).toEqual([
    { file_name: 'maya.txt', reason: 'Uploaded', own: true, content: 'Maya' },
    { file_name: 'nia.txt', reason: 'Uploaded', own: true, content: 'Nia' },
  ])
  await migrate(database)
  await database.close()
})

test('a database of a newer program is refused', async () => {
  const lite = await openAtMigration(1)
  await lite.exec('update drizzle.__drizzle_migrations set created_at = 9999999999999')
  await expect(migrate(wrapEmbedded(lite, reject))).rejects.toThrow(NewerDatabaseError)
})
