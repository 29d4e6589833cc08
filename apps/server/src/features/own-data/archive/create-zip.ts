import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive. What is large comes piece by piece. */
export type ArchiveEntry = { path: string; content: Uint8Array | AsyncIterable<string> }

/**
 * A ZIP of these entries. The next one is asked for when the one before was sent, so that an archive of any size
 * needs the memory of one file. When nobody reads any more, nothing further is asked for.
 */
export const createZip = (entries: AsyncIterable<ArchiveEntry>): Readable => {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  const stop = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', stop)
  const fill = async () => {
    for await (const entry of entries) await addWhole({ zip, out }, entry)
    zip.end()
  }
  fill().catch(stop)
  return out
}

const addWhole = (
  { zip, out }: { zip: ZipFile; out: Readable },
  { path, content }: ArchiveEntry,
): Promise<void> =>
  new Promise((resolve, reject) => {
    if (out.destroyed) throw new Error('Nobody reads the archive any more.')
    const input = Readable.from(content instanceof Uint8Array ? Buffer.from(content) : content, {
      objectMode: false,
    })
    const stop = () => input.destroy(new Error('Nobody reads the archive any more.'))
    out.once('close', stop)
    // Without a listener of our own an error would end the process.
    input.once('error', reject)
    input.once('close', () => {
      out.off('close', stop)
      resolve()
    })
    zip.addReadStream(input, path)
  })
