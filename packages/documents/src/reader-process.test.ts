import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ReaderProcess } from './reader-process.ts'

const slowToLoad = fileURLToPath(new URL('./read/testing/slow-to-load.ts', import.meta.url))

test('The time a process takes to load does not count against the file', async () => {
  const slow = new ReaderProcess(512 * 1024 * 1024, slowToLoad)
  const reading = slow.read({ fileName: 'a.txt', bytes: Buffer.from('Mara Lindqvist') }, 1000)
  await expect(reading).rejects.toMatchObject({ code: 'NO_TEXT', message: 'Read after a slow start.' })
})
