import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { installationSecrets } from '../../db/installation.table.ts'

/** Keeps a secret under a name and returns the one that is kept: the first wins, whoever made it. */
export const ensureInstallationSecret = async (
  db: Database,
  secret: { name: string; value: string },
): Promise<string> => {
  await db.insert(installationSecrets).values(secret).onConflictDoNothing()
  const [kept] = await db.select().from(installationSecrets).where(eq(installationSecrets.name, secret.name))
  return kept?.value ?? secret.value
}
