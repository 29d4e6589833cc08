import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadMarker, packMarker, unpackMarker } from './marker-weights.ts'
import { cosineOf, loadVectors, packVectors, unpackVectors } from './word-vectors.ts'

const bytesOf = (name: string) => readFileSync(new URL(name, import.meta.url))
const hashOf = (name: string) => createHash('sha256').update(bytesOf(name)).digest('hex')

test('the weights and the word vectors are the ones that were measured', () => {
  expect(hashOf('./marker-weights.bin')).toBe(
    'ce073b16ce931360453621ec7dfa248ad05a75c0934009fe2adc9c9b90197582',
  )
  expect(hashOf('./word-vectors.bin')).toBe(
    'c79f3327bbe8f9ee3917158eb75655b8d51318f16a0ab4c20b2d5fd29f400b88',
  )
  expect(bytesOf('./marker-weights.bin').length + bytesOf('./word-vectors.bin').length).toBeLessThan(
    5_000_000,
  )
})

test('weights are the same after packing and unpacking', () => {
  const weights = loadMarker()
  expect(unpackMarker(packMarker(weights))).toEqual(weights)
})

test('word vectors are the same after packing and unpacking, wherever the bytes lie', () => {
  const rows = [
    { word: 'cache', rank: 3, values: Int8Array.from([1, -127, 5, 0]) },
    { word: 'queue', rank: 70_000, values: Int8Array.from([127, 2, -3, 4]) },
  ]
  const packed = packVectors(rows)
  const shifted = new Uint8Array(packed.length + 3)
  shifted.set(packed, 3)
  for (const bytes of [packed, shifted.subarray(3), Buffer.from(shifted.buffer, 3)]) {
    const { values, ranks, places } = unpackVectors(bytes)
    expect([...values]).toEqual(rows.flatMap((row) => [...row.values]))
    expect([...ranks]).toEqual([3, 70_000])
    expect(places.get('queue')).toBe(1)
  }
})

test('files that are cut off are not read', () => {
  expect(() => unpackVectors(bytesOf('./word-vectors.bin').subarray(0, 1000))).toThrow(RangeError)
  expect(() => unpackMarker(bytesOf('./marker-weights.bin').subarray(0, 1000))).toThrow(RangeError)
})

test('words near in meaning lie near each other', () => {
  const vectors = loadVectors()
  const between = (a: string, b: string) =>
    cosineOf(vectors, [vectors.places.get(a) ?? 0, vectors.places.get(b) ?? 0])
  expect(between('car', 'vehicle')).toBeGreaterThan(0.5)
  expect(between('car', 'banana')).toBeLessThan(0.3)
})
