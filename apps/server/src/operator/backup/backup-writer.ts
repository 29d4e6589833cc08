import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { backupFormat, type Header, type PartStart, type Row } from './backup-format.ts'

const compressionLevel = 4

/** Writes a backup line by line, with backpressure, so little of it is in memory at a time. */
export class BackupWriter {
  readonly #gzip = createGzip({ level: compressionLevel })
  readonly #written: Promise<void>
  #failure: Error | undefined
  #hash: Hash = createHash('sha256')
  #rows = 0
  #parts = 0

  constructor(path: string) {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
    file.on('error', (error) => this.#gzip.destroy(error))
    this.#gzip.pipe(file)
    this.#written = finished(file)
    this.#written.catch((error: Error) => {
      this.#failure = error
    })
  }

  async header(facts: Omit<Header, 'nextrungBackup'>): Promise<void> {
    await this.#line(JSON.stringify({ nextrungBackup: backupFormat, ...facts } satisfies Header))
  }

  async part(start: PartStart, rows: AsyncIterable<Row> | Iterable<Row>): Promise<void> {
    await this.#line(JSON.stringify(start))
    this.#hash = createHash('sha256')
    this.#rows = 0
    for await (const row of rows) {
      const text = JSON.stringify(row)
      this.#hash.update(text).update('\n')
      this.#rows++
      await this.#line(text)
    }
    await this.#line(JSON.stringify({ rows: this.#rows, sha256: this.#hash.digest('hex') }))
    this.#parts++
  }

  /** Finishes the file and resolves once it is on the disk. */
  async end(): Promise<void> {
    await this.#line(JSON.stringify({ parts: this.#parts, end: true }))
    this.#gzip.end()
    await this.#written
  }

  /** Stops writing. The caller removes the unfinished file. */
  async abandon(): Promise<void> {
    this.#gzip.destroy(new Error('The backup was given up.'))
    await this.#written.catch(() => {})
  }

  async #line(text: string) {
    if (this.#failure) throw this.#failure
    if (!this.#gzip.write(`${text}\n`)) await Promise.race([once(this.#gzip, 'drain'), this.#written])
  }
}
