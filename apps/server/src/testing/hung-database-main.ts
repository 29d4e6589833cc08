import { openEmbeddedDatabase } from '../db/client.ts'

// Runs a query that never finishes on an embedded database. On a full disk, ordinary queries do the same.
const database = await openEmbeddedDatabase(process.env.DATA_DIR ?? '', () => {}, { hangsAfterMs: 1000 })
process.stdout.write('hanging\n')
if (database.driver.kind === 'embedded')
  await database.driver.lite.query('select count(*) from generate_series(1, 1000000000000)')
