import { readFileSync } from 'node:fs'

/** Word vectors: for each word its place, how often it is used (rank) and its direction in bytes. */
export type WordVectors = {
  places: ReadonlyMap<string, number>
  ranks: Uint32Array
  dims: number
  values: Int8Array
  norms: Float64Array
}

type Row = { word: string; rank: number; values: Int8Array }

/** Serialises a table: count, dimensions, ranks, bytes, then the words one a line. */
export function packVectors(rows: readonly Row[]): Uint8Array {
  const dims = rows[0]?.values.length ?? 0
  const words = new TextEncoder().encode(rows.map(({ word }) => word).join('\n'))
  const head = 8 + 4 * rows.length
  const bytes = new Uint8Array(head + dims * rows.length + words.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, rows.length, true)
  view.setUint32(4, dims, true)
  for (const [at, { rank, values }] of rows.entries()) {
    view.setUint32(8 + 4 * at, rank, true)
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, dims), head + dims * at)
  }
  bytes.set(words, head + dims * rows.length)
  return bytes
}

/** Reads what `packVectors` wrote. @throws RangeError if the file is truncated or of another kind */
export function unpackVectors(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [count, dims] = [view.getUint32(0, true), view.getUint32(4, true)]
  const head = 8 + 4 * count
  if (head + count * dims > bytes.length) throw new RangeError('The table of word vectors is broken.')
  const words = new TextDecoder().decode(bytes.subarray(head + count * dims)).split('\n')
  if (words.length !== count) throw new RangeError('The table of word vectors is broken.')
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + head, count * dims)
  const norms = Float64Array.from({ length: count }, (_, place) => {
    let sum = 0
    for (let at = place * dims; at < (place + 1) * dims; at += 1) sum += (values[at] ?? 0) ** 2
    return Math.sqrt(sum) || 1
  })
  return {
    places: new Map(words.map((word, place) => [word, place])),
    ranks: Uint32Array.from({ length: count }, (_, at) => view.getUint32(8 + 4 * at, true)),
    dims,
    values,
    norms,
  }
}

let loaded: WordVectors | undefined

/** The table stored next to this file, read once on first use. */
export function loadVectors(): WordVectors {
  loaded ??= unpackVectors(readFileSync(new URL('./word-vectors.bin', import.meta.url)))
  return loaded
}

/** The cosine of two words of the table, by their places. */
export function cosineOf({ dims, values, norms }: WordVectors, [a, b]: readonly [number, number]): number {
  let sum = 0
  const from = a * dims
  const other = b * dims
  for (let at = 0; at < dims; at += 1) sum += (values[from + at] ?? 0) * (values[other + at] ?? 0)
  return sum / ((norms[a] ?? 1) * (norms[b] ?? 1))
}
