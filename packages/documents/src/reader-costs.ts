import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What reading one file may cost. Processor time, because on a busy machine every file takes long. */
export type ReaderCosts = { maxRssBytes: number; maxProcessorMs: number }

/** The command-line arguments that pass the limits on to a reader process. */
export function costArguments({ maxRssBytes, maxProcessorMs }: ReaderCosts): string[] {
  return [String(maxRssBytes), String(maxProcessorMs)]
}

/**
 * Starts a thread that kills this process at the limits in its command line. Memory is limited from now on,
 * processor time from the call of the returned function.
 */
export async function limitCosts(): Promise<() => void> {
  const [maxRssBytes, maxProcessorMs] = process.argv.slice(2).map(Number)
  const watchdog = new Worker(new URL('./reader-watchdog.ts', import.meta.url), {
    workerData: { maxRssBytes, maxProcessorMs },
  })
  await once(watchdog, 'online')
  watchdog.unref()
  return () => watchdog.postMessage('start')
}
