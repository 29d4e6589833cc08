import { openEmbeddedDatabase } from '../../apps/server/src/db/client.ts'

/** Counts uploaded files that belong to no version, in the data folder of a stopped server. */
export const countOrphanedFiles = async (dataDir: string): Promise<number> => {
  const database = await openEmbeddedDatabase(dataDir, (error) => console.error(error))
  if (database.driver.kind !== 'embedded') throw new Error('Expected the embedded database.')
  const { rows } = await database.driver.lite.query<{ left: number }>(
    `select count(*)::int as left from uploaded_files f
     where not exists (select 1 from resumes r where r.file_id = f.id)`,
  )
  await database.close()
  return rows[0]?.left ?? 0
}
