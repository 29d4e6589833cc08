import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { OpenDatabase } from '../../db/client.ts'
import { ensureInstallationSecret } from './installation-secrets.store.ts'

/**
 * The secret that signs cookies: the configured one, or one generated once and stored in the data folder, or in the
 * database when several processes may share it.
 */
export const readAuthSecret = async (config: Config, { db, driver }: OpenDatabase): Promise<string> => {
  if (config.authSecret) return config.authSecret
  const fresh = randomBytes(32).toString('base64url')
  if (driver.kind === 'server') return ensureInstallationSecret(db, { name: 'auth', value: fresh })
  const file = join(config.dataDir, 'auth-secret')
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  await writeFile(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' })
  return fresh
}
