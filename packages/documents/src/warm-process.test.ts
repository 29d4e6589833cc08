import { expect, test, vi } from 'vitest'
import { makeWarmProcess } from './warm-process.ts'

const makeProcess = () => {
  const made = {
    isEnded: false,
    isUsable: () => !made.isEnded,
    kill: () => {
      made.isEnded = true
    },
  }
  return made
}

test('starts nothing until asked, and hands out the prepared process', () => {
  const start = vi.fn(makeProcess)
  const warm = makeWarmProcess(start, 1000)
  expect(start).not.toHaveBeenCalled()
  warm.prepare()
  warm.prepare()
  expect(start).toHaveBeenCalledTimes(1)
  expect(warm.take()).toBe(start.mock.results[0]?.value)
  warm.take()
  expect(start).toHaveBeenCalledTimes(2)
})

test('kills an idle process; preparing again restarts the timeout', async () => {
  vi.useFakeTimers()
  const start = vi.fn(makeProcess)
  const warm = makeWarmProcess(start, 1000)
  warm.prepare()
  await vi.advanceTimersByTimeAsync(900)
  warm.prepare()
  await vi.advanceTimersByTimeAsync(900)
  expect(start.mock.results[0]?.value.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  expect(start.mock.results[0]?.value.isEnded).toBe(true)
  expect(warm.take().isUsable()).toBe(true)
})

test('does not hand out a process that died while idle', () => {
  const start = vi.fn(makeProcess)
  const warm = makeWarmProcess(start, 1000)
  warm.prepare()
  start.mock.results[0]?.value.kill()
  expect(warm.take().isUsable()).toBe(true)
  warm.close()
})
