import { expect, test } from 'vitest'
import { pollInterval } from './poll-interval.ts'

const interval = pollInterval(2000)
const failed = (state: { dataUpdatedAt: number; errorUpdatedAt: number; errorUpdateCount: number }) =>
  interval({ state: { ...state, status: 'error' } })

test('polls at the usual pace while answers come, even after earlier failures', () => {
  const state = { status: 'success', dataUpdatedAt: 90_000, errorUpdatedAt: 80_000, errorUpdateCount: 7 }
  expect(interval({ state })).toBe(2000)
})

test('polls at about the usual pace after one missed answer', () => {
  const wait = failed({ dataUpdatedAt: 100_000, errorUpdatedAt: 102_000, errorUpdateCount: 1 })
  expect(wait).toBeGreaterThanOrEqual(2000)
  expect(wait).toBeLessThanOrEqual(2200)
})

test('backs off while no answer comes, up to about 15 seconds', () => {
  expect(failed({ dataUpdatedAt: 100_000, errorUpdatedAt: 120_000, errorUpdateCount: 5 })).toBeGreaterThan(
    9000,
  )
  expect(failed({ dataUpdatedAt: 1, errorUpdatedAt: 9_000_000, errorUpdateCount: 90 })).toBeLessThanOrEqual(
    16_500,
  )
})

test('backs off between attempts before the first answer', () => {
  const first = failed({ dataUpdatedAt: 0, errorUpdatedAt: 5000, errorUpdateCount: 1 })
  expect(first).toBeLessThanOrEqual(2200)
  expect(failed({ dataUpdatedAt: 0, errorUpdatedAt: 9000, errorUpdateCount: 3 })).toBeGreaterThanOrEqual(8000)
})
