import { expect, test } from 'vitest'
import { openAtMigration, rowsOfFirstPeople, rowsOfFirstVersion } from '../testing/database-at-migration.ts'
import { wrapEmbedded } from './client.ts'
import { migrate, NewerDatabaseError } from './migrate.ts'

const reject = (error: Error) => {
  throw error
}

test('an installation of the first version keeps its resumes and their files', async () => {
  const lite = await openAtMigration(1)
  await lite.exec(rowsOfFirstVersion)
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

test('a request repeated after an upgrade is recognised by its key', async () => {
  const lite = await openAtMigration(4)
  await lite.exec(rowsOfFirstPeople)
  await lite.exec(`
    insert into resumes (user_id, version, file_name, original_content, read, content_hash, upload_key, created_at) values
      (1, 1, 'a.txt', 'A', '{}', 'h', 'k1', now()),
      (1, 2, 'a.txt', 'A', '{}', 'h', 'optimize 1 k2', now()),
      (1, 3, 'a.json', 'A', '{}', 'h', 'import k3', now()),
      (1, 4, 'a.txt', 'A', '{}', 'h', 'restore 1 k4', now()),
      (1, 5, 'a.txt', 'A', '{}', 'h', 'import', now()),
      (1, 6, 'a.txt', 'A', '{}', 'h', null, now()),
      (1, 7, 'a.txt', 'A', '{}', 'h', 'old', now() - interval '2 days')`)
  const database = wrapEmbedded(lite, reject)
  await migrate(database)
  const { rows } = await lite.query('select call, key, answer_id as id from answered_requests order by 3')
  expect(rows).toEqual([
    { call: 'POST /api/resumes', key: 'k1', id: 1 },
    { call: 'POST /api/resumes/:id/optimize', key: 'k2', id: 2 },
    { call: 'POST /api/resumes/import', key: 'k3', id: 3 },
    { call: 'POST /api/resumes/:id/restore', key: 'k4', id: 4 },
    { call: 'POST /api/resumes', key: 'import', id: 5 },
  ])
  await database.close()
})

test('a database of a newer version is refused', async () => {
  const lite = await openAtMigration(1)
  await lite.exec('update drizzle.__drizzle_migrations set created_at = 9999999999999')
  await expect(migrate(wrapEmbedded(lite, reject))).rejects.toThrow(NewerDatabaseError)
})
