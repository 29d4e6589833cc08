import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ReaderProcess } from './reader-process.ts'

const fake = (name: string) => fileURLToPath(new URL(`./read/testing/${name}.ts`, import.meta.url))
const costs = { maxRssBytes: 512 * 1024 * 1024, maxProcessorMs: 500 }

const read = (name: string, { text, stalledMs }: { text: string; stalledMs: number }) =>
  new ReaderProcess(costs, fake(name)).read({ fileName: 'a.txt', bytes: Buffer.from(text) }, stalledMs)

test('The time a process takes to load does not count against the file', async () => {
  const reading = read('slow-to-load', { text: 'Mara Lindqvist', stalledMs: 1000 })
  await expect(reading).rejects.toMatchObject({ code: 'NO_TEXT', message: 'Read after a slow start.' })
})

test('Only processor time counts: a process that waits for a busy machine is not refused', async () => {
  const reading = read('slow-machine', { text: 'wait', stalledMs: 30_000 })
  await expect(reading).rejects.toMatchObject({ code: 'NO_TEXT', message: 'Read in the end.' })
})

test('A file that uses up its processor time is refused with that reason', async () => {
  const reading = read('slow-machine', { text: 'work', stalledMs: 30_000 })
  await expect(reading).rejects.toMatchObject({
    code: 'TOO_COMPLEX_FILE',
    message: 'This file takes too long to read. Save it as a simpler PDF or Word file and upload that.',
  })
})

test('A process that gives no answer without using the processor does not blame the file', async () => {
  const reading = read('slow-machine', { text: 'wait', stalledMs: 300 })
  await expect(reading).rejects.toMatchObject({ name: 'ReaderStalledError' })
})
