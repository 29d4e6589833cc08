import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { makeFairTurns } from '@nextrung/documents/fair-turns'
import type { AnyCapability } from '@nextrung/engine/capability'
import type { ThreadAnswer, ThreadRequest } from './answer-in-thread.ts'
import { DeadlineError, withDeadline } from './with-deadline.ts'

/** Thrown when a built-in function needs more time, memory or room for its result than it may have. */
export class TooComplexError extends Error {
  override name = 'TooComplexError'
}

/** Thrown for work that the pool cannot finish because the server stops. */
export class PoolClosedError extends Error {
  override name = 'PoolClosedError'
}

export type ThreadPool = {
  /**
   * Runs a built-in function in a thread. When the signal aborts, the thread or the place in line is given back.
   * @throws TooComplexError at a limit, TooManyWaitingError when too many wait, PoolClosedError, the signal's reason
   */
  run(task: Task, signal: AbortSignal): Promise<unknown>
  /** Starts a thread, if there is none, for work that is about to come. */
  warm(): void
  close(): Promise<void>
}

type Task = {
  capability: AnyCapability
  /** Turns go round the owners, and no owner takes the last free thread. */
  owner: string
  input: unknown
}

export type PoolLimits = { heapMb?: number; atOnce?: number; idleMs?: number }

/** Makes threads that run `script`. Defaults: two at once, with 256 MB each, which end after 30 s without work. */
export const makeThreadPool = (script: URL, limits: PoolLimits = {}): ThreadPool => {
  const { heapMb = 256, atOnce = 2, idleMs = 30_000 } = limits
  const turns = makeFairTurns({ atOnce, mostWaiting: 200, mostWaitingOfOne: 50 })
  const all = new Set<Worker>()
  const idle = new Map<Worker, NodeJS.Timeout>()
  let isClosed = false

  const end = (thread: Worker): Promise<unknown> => {
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    all.delete(thread)
    return thread.terminate()
  }
  const start = (): Worker => {
    const thread = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } })
    all.add(thread)
    // A thread that fails while it is idle must not end the process.
    thread.on('error', () => void end(thread))
    return thread
  }
  const rest = (thread: Worker) => {
    thread.unref()
    idle.set(thread, setTimeout(() => void end(thread), idleMs).unref())
  }
  const take = (): Worker => {
    const [thread] = idle.keys()
    if (!thread) return start()
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    thread.ref()
    return thread
  }

  return {
    async run(task, signal) {
      const giveBack = await turns.take(task.owner, signal)
      try {
        if (isClosed) throw new PoolClosedError('The server is stopping.')
        const thread = take()
        const answer = await ask(thread, task, signal).catch(async (error: unknown) => {
          await end(thread)
          throw isClosed ? new PoolClosedError('The server is stopping.', { cause: error }) : error
        })
        rest(thread)
        return resultOf(answer)
      } finally {
        giveBack()
      }
    },
    warm() {
      if (all.size === 0 && !isClosed) rest(start())
    },
    async close() {
      isClosed = true
      await Promise.all([...all].map(end))
    },
  }
}

const ask = async (
  thread: Worker,
  { capability, input }: Task,
  signal: AbortSignal,
): Promise<ThreadAnswer> => {
  try {
    return await withDeadline({ ms: capability.limits.builtInMs, signal }, async (signal) => {
      const answered: Promise<ThreadAnswer[]> = once(thread, 'message', { signal })
      const stopped: Promise<ThreadAnswer[]> = once(thread, 'exit', { signal }).then(() => [])
      const request: ThreadRequest = { name: capability.name, input }
      thread.postMessage(request)
      const [answer] = await Promise.race([answered, stopped])
      if (answer === undefined) throw new Error('The thread stopped.')
      return answer
    })
  } catch (error) {
    if (error instanceof DeadlineError) throw new TooComplexError('It took too long.', { cause: error })
    if (isOutOfMemory(error)) throw new TooComplexError('It needed too much memory.', { cause: error })
    throw error
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const resultOf = (answer: ThreadAnswer): unknown => {
  if ('error' in answer) throw new Error(`The built-in function failed: ${answer.error}`)
  if ('tooLarge' in answer) throw new TooComplexError('The result is too large.')
  return answer.result
}
