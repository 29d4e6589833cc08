import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AnyCapability } from '@nextrung/engine/capability'
import type { ThreadAnswer, ThreadRequest } from './answer-in-thread.ts'
import { DeadlineError, withDeadline } from './with-deadline.ts'
import { ProcessorTimeError, withProcessorTime } from './with-processor-time.ts'

/** Thrown when a built-in function exceeds its limit of processor time, memory or result size. */
export class TooComplexError extends Error {
  override name = 'TooComplexError'
}

/** Thrown when a thread did not get its work done. This says nothing about the input, so it may be tried again. */
export class StalledError extends Error {
  override name = 'StalledError'
}

type ThreadTask = {
  capability: AnyCapability
  input: unknown
  /** How long to wait on a busy machine, where the same work takes longer. */
  stalledMs: number
}

export type Thread = { worker: Worker; loaded: Promise<unknown> }

const loadWithinMs = 60_000

/** Starts a thread that runs `script`, which answers requests (`answerInThread`). */
export const startThread = (script: URL, heapMb: number): Thread => {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } })
  const stopped = once(worker, 'exit').then(() => refuseStopped())
  const loaded = Promise.race([once(worker, 'message'), stopped])
  // Nobody may be waiting for a thread that fails while it loads.
  loaded.catch(() => {})
  return { worker, loaded }
}

/**
 * Runs a capability's built-in function in a thread. If this fails, the caller must end the thread.
 * @throws TooComplexError at a limit, StalledError, the signal's reason when it aborts
 */
export const runInThread = async (
  { worker, loaded }: Thread,
  { capability, input, stalledMs }: ThreadTask,
  signal: AbortSignal,
): Promise<ThreadAnswer> => {
  try {
    // Loading the engine does not count, because it says nothing about the input.
    await withDeadline({ ms: loadWithinMs, signal }, () => loaded).catch(refuseUnloaded)
    const processorMs = capability.limits.builtInMs
    return await withProcessorTime({ worker, processorMs, stalledMs, signal }, async (signal) => {
      const answered: Promise<ThreadAnswer[]> = once(worker, 'message', { signal })
      const stopped: Promise<ThreadAnswer[]> = once(worker, 'exit', { signal }).then(() => [])
      worker.postMessage({ name: capability.name, input } satisfies ThreadRequest)
      const [answer] = await Promise.race([answered, stopped])
      return answer ?? refuseStopped()
    })
  } catch (error) {
    if (error instanceof ProcessorTimeError) throw new TooComplexError('It took too long.', { cause: error })
    if (error instanceof DeadlineError) throw new StalledError('It was not done in time.', { cause: error })
    if (isOutOfMemory(error)) throw new TooComplexError('It needed too much memory.', { cause: error })
    throw error
  }
}

const refuseStopped = (): never => {
  throw new Error('The thread stopped.')
}

const refuseUnloaded = (error: unknown): never => {
  throw error instanceof DeadlineError ? new StalledError('It did not load.', { cause: error }) : error
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
