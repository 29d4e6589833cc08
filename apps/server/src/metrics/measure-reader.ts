import { ReadError } from '@nextrung/documents/read/read-error'
import type { Reader } from '@nextrung/documents/reader'
import type { Metrics } from './metrics.ts'

/** Wraps the reader to measure each file's outcome and duration. */
export const measureReader = (reader: Reader, metrics: Metrics): Reader => ({
  ...reader,
  read: async (...input) => {
    const done = metrics.readSeconds.startTimer()
    metrics.readsInFlight.inc()
    try {
      const document = await reader.read(...input)
      done({ outcome: 'read' })
      return document
    } catch (error) {
      done({ outcome: error instanceof ReadError ? error.code : 'not_read' })
      throw error
    } finally {
      metrics.readsInFlight.dec()
    }
  },
})
