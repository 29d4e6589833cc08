import { Worker } from 'node:worker_threads'
import type { EngineCount } from './embedded-deadline.ts'
import { answeredAt, restingAt, workingAt } from './embedded-watch-slots.ts'

/** Hears of every call of the engine, and ends the process when it stops answering. */
export type EngineWatch = EngineCount & {
  /** How many works are under way that may rightly take long, such as tidying up a large database. */
  resting(works: number): void
  stop(): Promise<unknown>
}

/**
 * Watches the embedded engine from a thread of its own: on a full disk it can turn round in itself for ever
 * and hold up the whole process, timers too. A supervisor starts the program anew.
 */
export const watchEngine = ({ hangsAfterMs }: { hangsAfterMs: number }): EngineWatch => {
  const shared = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT))
  const worker = new Worker(new URL('./embedded-watch-thread.ts', import.meta.url), {
    workerData: { shared, hangsAfterMs },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  })
  worker.unref()
  return {
    working: (calls) => Atomics.store(shared, workingAt, calls),
    answered: () => Atomics.add(shared, answeredAt, 1),
    resting: (reasons) => Atomics.store(shared, restingAt, reasons),
    stop: () => worker.terminate(),
  }
}
