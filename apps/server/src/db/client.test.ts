import { PGlite } from '@electric-sql/pglite'
import { afterEach, expect, test, vi } from 'vitest'
import { wrapEmbedded } from './client.ts'
import { embeddedOptions } from './embedded-options.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('maintenance leaves alone a database that has been closed', async () => {
  const lite = await PGlite.create(embeddedOptions)
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const errors: Error[] = []
  wrapEmbedded(lite, (error) => errors.push(error))
  await lite.close()
  vi.advanceTimersByTime(24 * 3600_000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(errors).toEqual([])
})
