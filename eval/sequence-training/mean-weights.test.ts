import type { SequenceWeights } from '@nextrung/engine/resumes/reading/sequence-model'
import { expect, it } from 'vitest'
import { meanWeights } from './mean-weights.ts'

const model = (scale: number, rowsByBucket: readonly (readonly number[] | undefined)[]): SequenceWeights => {
  let rows = 0
  return {
    labels: 2,
    scale,
    steps: Float32Array.from([scale, 0, 0, scale, 0, 0]),
    index: Int32Array.from(rowsByBucket, (row) => (row === undefined ? -1 : rows++)),
    rows: Int8Array.from(rowsByBucket.flatMap((row) => row ?? [])),
  }
}

it('weighs what both learnt by the mean and what one learnt by half', () => {
  const mean = meanWeights(
    model(0.1, [[10, 20], undefined, [40, 0]]),
    model(0.2, [[5, 0], [8, -8], undefined]),
  )
  const weightOf = (bucket: number, label: number) =>
    (mean.rows[(mean.index[bucket] ?? 0) * 2 + label] ?? 0) * mean.scale
  expect(weightOf(0, 0)).toBeCloseTo(1)
  expect(weightOf(0, 1)).toBeCloseTo(1)
  expect(weightOf(1, 1)).toBeCloseTo(-0.8)
  expect(weightOf(2, 0)).toBeCloseTo(2)
  expect(mean.steps[0]).toBeCloseTo(0.15)
})
