import { Worker } from 'node:worker_threads'
import type { EngineCallCounter } from './embedded-deadline.ts'
import { answeredSlot, longTasksSlot, runningSlot } from './embedded-watchdog-slots.ts'

/** Tracks every call to the engine, and kills the process when the engine stops answering. */
export type EngineWatchdog = EngineCallCounter & {
  /** Sets how many long tasks run, such as vacuuming a large database. Meanwhile a silent engine is not hung. */
  setLongTasks(tasks: number): void
  stop(): Promise<unknown>
}

/**
 * Watches the embedded engine from a separate thread: on a full disk the engine can loop forever and block the whole
 * process, timers included. A supervisor restarts the program.
 */
export const startEngineWatchdog = ({ hangsAfterMs }: { hangsAfterMs: number }): EngineWatchdog => {
  const shared = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT))
  const worker = new Worker(new URL('./embedded-watchdog-thread.ts', import.meta.url), {
    workerData: { shared, hangsAfterMs },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  })
  worker.unref()
  return {
    setRunning: (calls) => Atomics.store(shared, runningSlot, calls),
    countAnswer: () => Atomics.add(shared, answeredSlot, 1),
    setLongTasks: (tasks) => Atomics.store(shared, longTasksSlot, tasks),
    stop: () => worker.terminate(),
  }
}
