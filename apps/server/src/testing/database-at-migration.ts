import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as applyFolder } from 'drizzle-orm/pglite/migrator'
import { embeddedOptions } from '../db/embedded-options.ts'

const folder = join(import.meta.dirname, '../db/migrations')

/** A database with only the first `count` migrations applied. */
export const openAtMigration = async (count: number): Promise<PGlite> => {
  const copy = await mkdtemp(join(tmpdir(), 'nextrung-migrations-'))
  await cp(folder, copy, { recursive: true })
  const journalFile = join(copy, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  const lite = await PGlite.create(embeddedOptions)
  await applyFolder(drizzle({ client: lite }), { migrationsFolder: copy })
  await rm(copy, { recursive: true })
  return lite
}

/** Inserts two people. */
export const rowsOfFirstPeople = `
  insert into identity_users (id, name, email) values ('u1', 'Maya', 'maya@example.com'), ('u2', 'Nia', 'nia@example.com');
  insert into users (uid, email) values ('u1', 'maya@example.com'), ('u2', 'nia@example.com');
`

/** Inserts two people the way the first version stored them, each with a resume and its file. */
export const rowsOfFirstVersion = `${rowsOfFirstPeople}
  insert into resumes (user_id, version, file_name, original_content, read, content_hash)
    values (2, 1, 'nia.txt', 'Nia', '{}', 'h2'), (1, 1, 'maya.txt', 'Maya', '{}', 'h1');
  insert into resume_files (resume_id, format, size_bytes, content)
    values (1, 'txt', 3, 'Nia'::bytea), (2, 'txt', 4, 'Maya'::bytea);
`
