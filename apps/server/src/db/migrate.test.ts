import { expect, test } from 'vitest'
import { openAtMigration, rowsOfFirstVersion } from '../testing/database-at-migration.ts'
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

test('a database of a newer program is refused', async () => {
  const lite = await openAtMigration(1)
  await lite.exec('update drizzle.__drizzle_migrations set created_at = 9999999999999')
  await expect(migrate(wrapEmbedded(lite, reject))).rejects.toThrow(NewerDatabaseError)
})
