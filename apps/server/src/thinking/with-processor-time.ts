import type { Worker } from 'node:worker_threads'
import { withDeadline } from './with-deadline.ts'

/** Thrown when a thread used up its processor time. */
export class ProcessorTimeError extends Error {
  override name = 'ProcessorTimeError'
}

type Allowance = {
  worker: Worker
  processorMs: number
  /** Limits the time that passes, which a busy machine stretches: keep it generous. */
  stalledMs: number
  signal: AbortSignal
}

/**
 * Runs work in a thread with a signal that aborts when the thread has used its processor time, or earlier with the
 * caller's signal.
 * @throws ProcessorTimeError at that limit, DeadlineError after `stalledMs`, the reason of the caller's signal
 */
export const withProcessorTime = async <Result>(
  { worker, processorMs, stalledMs, signal }: Allowance,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const spent = startMeter(worker)
  const usedUp = new AbortController()
  const follow = () => usedUp.abort(signal.reason)
  signal.addEventListener('abort', follow, { once: true })
  let timer: NodeJS.Timeout | undefined
  // No thread uses more processor time than passes, so nothing has to be measured before the rest has passed.
  const lookAfter = (ms: number) => {
    timer = setTimeout(async () => {
      const left = processorMs - (await spent())
      if (left <= 0) usedUp.abort(new ProcessorTimeError(`Not done within ${processorMs} ms of work.`))
      else if (timer) lookAfter(Math.max(left, minWaitMs))
    }, ms)
  }
  lookAfter(processorMs)
  try {
    return await withDeadline({ ms: stalledMs, signal: usedUp.signal }, work)
  } finally {
    clearTimeout(timer)
    timer = undefined
    signal.removeEventListener('abort', follow)
  }
}

const minWaitMs = 5

/** Measures the milliseconds of processor time that a thread uses from now on. */
const startMeter = (worker: Worker): (() => Promise<number>) => {
  const before = processorMsOf(worker)
  return async () => (await processorMsOf(worker)) - (await before)
}

// Older Node.js versions do not measure threads. The whole process used at least as much as the thread.
const processorMsOf = async (worker: Worker): Promise<number> => {
  const asked = 'cpuUsage' in worker ? worker.cpuUsage() : process.cpuUsage()
  // A thread that has ended uses nothing more.
  const { user, system } = await Promise.resolve(asked).catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1000
}
