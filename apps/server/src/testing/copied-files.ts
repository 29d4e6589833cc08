import { MemoryFS, type PGlite } from '@electric-sql/pglite'

const dataDir = '/pglite/data'
const blockBytes = 512

type Entry = { path: string; mode: number; content?: Uint8Array }

const textAt = (tar: Buffer, from: number, to: number) =>
  tar.toString('utf8', from, to).replace(/\0.*$/s, '').trim()

/** Reads the folders and files of a tar archive that PGlite has made. */
export const readEntries = (tar: Buffer): Entry[] => {
  const entries: Entry[] = []
  let at = 0
  while (at + blockBytes <= tar.length && tar[at] !== 0) {
    const path = `${dataDir}/${[textAt(tar, at + 345, at + 500), textAt(tar, at, at + 100)].join('/')}`
    const mode = Number.parseInt(textAt(tar, at + 100, at + 108), 8)
    const size = Number.parseInt(textAt(tar, at + 124, at + 136), 8)
    const isFolder = String.fromCharCode(tar[at + 156] ?? 0) === '5'
    const start = at + blockBytes
    entries.push({ path, mode, ...(isFolder ? {} : { content: tar.subarray(start, start + size) }) })
    at = start + Math.ceil(size / blockBytes) * blockBytes
  }
  return entries
}

/**
 * A file system in memory that starts with copies of these files. PGlite's own `loadDataDir` unpacks the archive every
 * time, which takes longer than most tests.
 */
export class CopiedFiles extends MemoryFS {
  private readonly entries: readonly Entry[]

  constructor(entries: readonly Entry[]) {
    super()
    this.entries = entries
  }

  override async init(...given: Parameters<MemoryFS['init']>) {
    const { emscriptenOpts } = await super.init(...given)
    const copy = ({ FS }: { FS: PGlite['Module']['FS'] }) => {
      for (const { path, mode, content } of this.entries) {
        if (!content) FS.mkdirTree(path, mode)
        else FS.writeFile(path, new Uint8Array(content), { canOwn: true, mode })
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), copy] } }
  }
}
