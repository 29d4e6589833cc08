import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackupEnd, BackupError, backupFormat, Header, PartEnd, PartStart, Row } from './backup-format.ts'

const newLine = 0x0a
const damaged = (path: string, what: string) =>
  new BackupError(
    `${path} is not a whole backup of Nextrung: ${what}. Nothing was changed. Use another backup.`,
  )

/** The lines of a gzipped file. Only `\n` ends a line, because values may contain any other line separator. */
async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unpacked = createGunzip()
  file.on('error', (error) => unpacked.destroy(error))
  let begun: Buffer[] = []
  for await (const chunk of file.pipe(unpacked) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at)]).toString('utf8')
      begun = []
      from = at + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8')
}

export type BackupVisitor = {
  header?: (header: Header) => Promise<void> | void
  part?: (start: PartStart) => Promise<void> | void
  row?: (row: Row) => Promise<void> | void
  partEnd?: () => Promise<void> | void
}

/**
 * Reads a backup from start to end and calls the visitor for each element.
 * @throws BackupError when anything is missing, damaged or in a newer format
 */
export const readBackup = async (path: string, visitor: BackupVisitor): Promise<void> => {
  try {
    await visitLines(path, visitor)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new BackupError(`There is no file ${path}.`)
    if (code.startsWith('Z_')) throw damaged(path, 'it cannot be unpacked')
    throw error
  }
}

const visitLines = async (path: string, visitor: BackupVisitor) => {
  let header: Header | undefined
  let open: { rows: number; hash: ReturnType<typeof createHash>; width: number } | undefined
  let parts = 0
  let isEnded = false
  for await (const line of readLines(path)) {
    if (isEnded) throw damaged(path, 'it goes on after its end')
    const value = parseLine(path, line)
    if (!header) {
      header = readHeader(path, value)
      await visitor.header?.(header)
    } else if (!open) {
      isEnded = isEnd(path, { value, parts })
      if (isEnded) continue
      const start = as(path, PartStart, value)
      open = { rows: 0, hash: createHash('sha256'), width: start.columns.length }
      await visitor.part?.(start)
    } else if (Array.isArray(value)) {
      const row = as(path, Row, value)
      if (row.length !== open.width) throw damaged(path, 'a row has too many or too few values')
      open.rows++
      open.hash.update(line).update('\n')
      await visitor.row?.(row)
    } else {
      const end = as(path, PartEnd, value)
      if (end.rows !== open.rows) throw damaged(path, 'rows are missing')
      if (end.sha256 !== open.hash.digest('hex')) throw damaged(path, 'a checksum does not fit')
      await visitor.partEnd?.()
      open = undefined
      parts++
    }
  }
  if (!isEnded) throw damaged(path, 'its end is missing')
}

const parseLine = (path: string, line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged(path, 'a line cannot be read')
  }
}

const as = <T>(path: string, schema: { safeParse(value: unknown): { data?: T } }, value: unknown): T => {
  const { data } = schema.safeParse(value)
  if (data === undefined) throw damaged(path, 'a line is not what it should be')
  return data
}

const isEnd = (path: string, { value, parts }: { value: unknown; parts: number }): boolean => {
  const end = BackupEnd.safeParse(value)
  if (!end.success) return false
  if (end.data.parts !== parts) throw damaged(path, 'parts are missing')
  return true
}

const readHeader = (path: string, value: unknown): Header => {
  const header = as(path, Header, value)
  if (header.nextrungBackup > backupFormat)
    throw new BackupError(
      `${path} was made by a newer version of Nextrung (${header.product}). Nothing was changed. ` +
        'Restore it with that version or a later one.',
    )
  return header
}
