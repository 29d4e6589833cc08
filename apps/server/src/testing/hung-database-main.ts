import { openEmbeddedDatabase } from '../db/client.ts'

// An embedded database that is given a question without an end, as a full disk makes of an ordinary one.
const database = await openEmbeddedDatabase(process.env.DATA_DIR ?? '', () => {}, { hangsAfterMs: 1000 })
process.stdout.write('hanging\n')
if (database.driver.kind === 'embedded')
  await database.driver.lite.query('select count(*) from generate_series(1, 1000000000000)')
