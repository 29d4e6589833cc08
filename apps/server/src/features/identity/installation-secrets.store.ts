import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { installationSecrets } from '../../db/installation.table.ts'

/** Stores a secret under a name unless one exists, and returns the stored one: the first writer wins. */
export const ensureInstallationSecret = async (
  db: Database,
  secret: { name: string; value: string },
): Promise<string> => {
  await db.insert(installationSecrets).values(secret).onConflictDoNothing()
  const [stored] = await db
    .select()
    .from(installationSecrets)
    .where(eq(installationSecrets.name, secret.name))
  return stored?.value ?? secret.value
}
