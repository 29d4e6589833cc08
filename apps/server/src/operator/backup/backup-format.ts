import { z } from 'zod'

/**
 * A backup is a gzipped text file with one JSON value per line: a header, the parts, and an end marker. A part is an
 * opening line, an array of strings for each row, and a closing line with the number of rows and their SHA-256.
 * Values are in PostgreSQL's text format, so either kind of database can read what the other wrote.
 */
export const backupFormat = 1

export const Header = z.object({
  nextrungBackup: z.number().int().positive(),
  product: z.string(),
  /** The database's newest migration, as its `when` value in the migration journal. */
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

/** One row, with every value as text. */
export const Row = z.array(z.string().nullable())
export type Row = z.infer<typeof Row>

/** Thrown if a backup can't be made or used. Nothing was changed, and the message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
