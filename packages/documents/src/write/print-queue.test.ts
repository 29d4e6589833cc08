import { expect, test } from 'vitest'
import { makePrintQueue } from './print-queue.ts'

const script = new URL('./testing/faulty-print-worker.ts', import.meta.url)
const makePrint = (timeoutMs = 10_000) => makePrintQueue<string>({ script, timeoutMs, maxMemoryBytes: 100 })

test('one thread handles requests one after another', async () => {
  const print = makePrint()
  const answers = await Promise.all(['a', 'b', 'c'].map((request) => print(request)))
  expect(new Set(answers.map((answer) => answer.pageCount)).size).toBe(1)
})

test.each([
  ['hang', /abort|timeout/iu, 1500],
  ['crash', /stopped/u, 10_000],
  ['throw', /The memory is full/u, 10_000],
  ['refuse', /The template is broken/u, 10_000],
])('a thread that fails (%s) is replaced, and its error reported', async (request, message, timeoutMs) => {
  const print = makePrint(timeoutMs)
  const before = await print('a')
  const [failed, after] = await Promise.allSettled([print(request), print('b')])
  expect(failed.status === 'rejected' && String(failed.reason)).toMatch(message)
  expect(after).toMatchObject({ status: 'fulfilled' })
  expect(after.status === 'fulfilled' && after.value.pageCount).not.toBe(before.pageCount)
})

test('a thread that has grown too large still answers, then is replaced', async () => {
  const print = makePrint()
  const before = await print('a')
  expect(await print('grow')).toMatchObject({ pageCount: before.pageCount })
  expect((await print('b')).pageCount).not.toBe(before.pageCount)
})
