import { eigenvectorsOf } from './principal-directions.ts'

/** The words of a file of vectors, the most frequent first. */
export type VectorRows = readonly { word: string; vector: Float64Array }[]

export type DerivedRow = { word: string; rank: number; values: Int8Array }

const commonRows = 60_000
const keptWords = 40_000
const removedDirections = 3
const dims = 64
const usable = /^[a-z][a-z0-9]{0,19}$/

/**
 * The most frequent words and those of the wanted vocabulary, in 64 dimensions of a byte each. The mean and the first
 * three directions go: all words share them, so they say nothing about the meaning of any.
 */
export function deriveTable(rows: VectorRows, wanted: ReadonlySet<string>): DerivedRow[] {
  const common = rows.slice(0, commonRows).map(({ vector }) => vector)
  const mean = meanOf(common)
  const shared = eigenvectorsOf(
    covarianceOf(common.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0)))),
  ).slice(0, removedDirections)
  const kept = rows
    .map(({ word, vector }, rank) => ({ word, rank, vector }))
    .filter(({ word }) => usable.test(word))
    .filter(({ word }, place) => place < keptWords || wanted.has(word))
    .map(({ word, rank, vector }) => ({ word, rank, vector: unit(without(vector, { mean, shared })) }))
  const directions = eigenvectorsOf(covarianceOf(kept.map(({ vector }) => vector))).slice(0, dims)
  return kept.map(({ word, rank, vector }) => ({
    word,
    rank,
    values: toBytes(directions.map((direction) => dot(vector, direction))),
  }))
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

const unit = (vector: Float64Array): Float64Array => {
  const norm = Math.sqrt(dot(vector, vector)) || 1
  return vector.map((value) => value / norm)
}

function meanOf(vectors: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(vectors[0]?.length ?? 0)
  for (const vector of vectors)
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / vectors.length
  return mean
}

function covarianceOf(vectors: readonly Float64Array[]): Float64Array[] {
  const size = vectors[0]?.length ?? 0
  const sums = Array.from({ length: size }, () => new Float64Array(size))
  for (const vector of vectors)
    for (const [at, row] of sums.entries()) {
      const own = vector[at] ?? 0
      for (let other = 0; other < size; other += 1)
        row[other] = (row[other] ?? 0) + own * (vector[other] ?? 0)
    }
  return sums.map((row) => row.map((value) => value / vectors.length))
}

function without(vector: Float64Array, { mean, shared }: { mean: Float64Array; shared: Float64Array[] }) {
  const centred = vector.map((value, at) => value - (mean[at] ?? 0))
  for (const direction of shared) {
    const along = dot(centred, direction)
    for (let at = 0; at < centred.length; at += 1)
      centred[at] = (centred[at] ?? 0) - along * (direction[at] ?? 0)
  }
  return centred
}

/** The largest component becomes 127; cosines need no scale. */
function toBytes(values: readonly number[]): Int8Array {
  const largest = Math.max(...values.map(Math.abs)) || 1
  return Int8Array.from(values, (value) => Math.round((value / largest) * 127))
}
