import { z } from 'zod'

/**
 * A backup is a gzip'ed text file with one JSON value a line: a header, then parts, then the end. A part is a line
 * that opens it, one array of texts a row, and a line that closes it with the number of rows and their SHA-256.
 * Values are in PostgreSQL's own text form, so either kind of database reads what the other wrote.
 */
export const backupFormat = 1

export const Header = z.object({
  nextrungBackup: z.number().int().positive(),
  product: z.string(),
  /** The newest migration of the database, as the journal of migrations counts. */
  migration: z.number().int(),
  createdAt: z.string(),
})
export type Header = z.infer<typeof Header>

export const PartStart = z.object({
  part: z.enum(['table', 'sequences', 'jobs', 'secrets']),
  table: z.string().optional(),
  columns: z.array(z.string()).min(1),
})
export type PartStart = z.infer<typeof PartStart>

export const PartEnd = z.object({ rows: z.number().int().min(0), sha256: z.string() })

export const BackupEnd = z.object({ parts: z.number().int().min(0), end: z.literal(true) })

/** One row: every value as text. */
export const Row = z.array(z.string().nullable())
export type Row = z.infer<typeof Row>

/** Thrown for a backup that cannot be made or used; the message says what to do. Nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError'
}
