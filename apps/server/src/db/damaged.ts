import { constants, existsSync } from 'node:fs'
import { access, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type OpenDatabase, openEmbeddedDatabase } from './client.ts'
import { versionMark } from './migrate.ts'

const leastFreeBytes = 32 * 1024 * 1024

/** Thrown when the embedded database cannot be opened. None of its files were deleted. */
export class DamagedDatabaseError extends Error {
  override name = 'DamagedDatabaseError'
}

const instructions = (dataDir: string) =>
  `Nothing was deleted. Copy ${dataDir} elsewhere, then restore your newest backup: ` +
  'npm run restore -- <file> --replace (docs/operations.md, "When something is wrong").'

/**
 * Refuses a folder with missing database files. The embedded engine would create an empty database there and
 * overwrite what is left of the old one.
 * @throws DamagedDatabaseError
 */
export const refuseDamagedFolder = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) {
    if (!existsSync(versionMark(dataDir))) return
    throw new DamagedDatabaseError(
      `The folder ${folder} is missing, though there was a database in it. ${instructions(dataDir)} ` +
        `To start anew without a backup, remove ${versionMark(dataDir)}.`,
    )
  }
  await refuseUnreadable(folder)
  const names = await readdir(folder)
  if (names.length > 0 && !names.includes('PG_VERSION'))
    throw new DamagedDatabaseError(
      `${folder} is not a whole database: PG_VERSION is missing. ${instructions(dataDir)}`,
    )
}

const refuseUnreadable = async (folder: string) => {
  for (const path of [folder, join(folder, 'PG_VERSION'), join(folder, 'global', 'pg_control')]) {
    if (!existsSync(path)) continue
    await access(path, constants.R_OK | constants.W_OK).catch((error: unknown) => {
      throw new DamagedDatabaseError(
        `${path} may not be read and written by this account. Nothing was changed. ` +
          'Start the server as the account that owns the folder, or give the folder to this one (chown -R).',
        { cause: error },
      )
    })
  }
}

/**
 * Creates an empty database if there is none. A crash midway leaves nothing that looks like a database.
 */
export const createIfMissing = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'database')
  if (existsSync(folder) && (await readdir(folder)).length > 0) return
  const making = join(dataDir, 'making')
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { mode: 0o700 })
  const database = await openEmbeddedDatabase(making, () => {})
  await database.close()
  await rm(folder, { recursive: true, force: true })
  await rename(join(making, 'database'), folder)
  await rm(making, { recursive: true, force: true })
}

/** Tells the operator what to do about an embedded database that failed to open. */
export const explainDamage = async (dataDir: string, cause: unknown): Promise<DamagedDatabaseError> => {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < leastFreeBytes)
    return new DamagedDatabaseError(
      `The disk of ${dataDir} is full, and the database cannot be opened. Nothing was deleted. Free some space and start again.`,
      { cause },
    )
  return new DamagedDatabaseError(
    `The database in ${dataDir} is damaged and cannot be opened (${shortCause(cause)}). ${instructions(dataDir)}`,
    { cause },
  )
}

// The innermost error is the most useful: a query error starts with the query's text.
const shortCause = (error: unknown): string => {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  return innermost instanceof Error ? innermost.message.slice(0, 200) : String(innermost)
}

/** Reads every table once, so a damaged page shows up at startup and not when a person needs it. */
export const readAllRows = async ({ db }: OpenDatabase): Promise<void> => {
  const found = await db.execute(
    sql`select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  for (const { name } of (found as unknown as { rows: { name: string }[] }).rows)
    await db.execute(sql.raw(`select count(*) from ${name}`))
}
