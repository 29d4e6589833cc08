import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file in the archive. Large content is streamed. */
export type ArchiveEntry = { path: string; content: Uint8Array | AsyncIterable<string> }

/**
 * Streams these entries as a ZIP. The next entry is requested only after the previous one was sent, so an archive of
 * any size needs the memory of one file. Stops when the reader goes away.
 */
export const createZip = (entries: AsyncIterable<ArchiveEntry>): Readable => {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  const stop = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', stop)
  const fill = async () => {
    for await (const entry of entries) await addEntry({ zip, out }, entry)
    zip.end()
  }
  fill().catch(stop)
  return out
}

const addEntry = (
  { zip, out }: { zip: ZipFile; out: Readable },
  { path, content }: ArchiveEntry,
): Promise<void> =>
  new Promise((resolve, reject) => {
    if (out.destroyed) throw new Error('The archive is no longer being read.')
    const input = Readable.from(content instanceof Uint8Array ? Buffer.from(content) : content, {
      objectMode: false,
    })
    const stop = () => input.destroy(new Error('The archive is no longer being read.'))
    out.once('close', stop)
    // Without a listener an error would crash the process.
    input.once('error', reject)
    input.once('close', () => {
      out.off('close', stop)
      resolve()
    })
    zip.addReadStream(input, path)
  })
