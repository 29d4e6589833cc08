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

test('nothing is started before it is asked for, and what was prepared is taken', () => {
  const start = vi.fn(makeProcess)
  const spare = makeWarmProcess(start, 1000)
  expect(start).not.toHaveBeenCalled()
  spare.prepare()
  spare.prepare()
  expect(start).toHaveBeenCalledTimes(1)
  expect(spare.take()).toBe(start.mock.results[0]?.value)
  spare.take()
  expect(start).toHaveBeenCalledTimes(2)
})

test('a process for which no file comes is ended; asking again lets it wait longer', async () => {
  vi.useFakeTimers()
  const start = vi.fn(makeProcess)
  const spare = makeWarmProcess(start, 1000)
  spare.prepare()
  await vi.advanceTimersByTimeAsync(900)
  spare.prepare()
  await vi.advanceTimersByTimeAsync(900)
  expect(start.mock.results[0]?.value.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  expect(start.mock.results[0]?.value.isEnded).toBe(true)
  expect(spare.take().isUsable()).toBe(true)
})

test('a process that died while it waited is not given out', () => {
  const start = vi.fn(makeProcess)
  const spare = makeWarmProcess(start, 1000)
  spare.prepare()
  start.mock.results[0]?.value.kill()
  expect(spare.take().isUsable()).toBe(true)
  spare.close()
})
