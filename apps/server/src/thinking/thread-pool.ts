import { makeFairQueue } from '@nextrung/documents/fair-queue'
import type { AnyCapability } from '@nextrung/engine/capability'
import type { ThreadAnswer } from './answer-in-thread.ts'
import { runInThread, startThread, type Thread, TooComplexError } from './thread.ts'

/** Thrown for work that the pool cannot finish because the server is stopping. */
export class PoolClosedError extends Error {
  override name = 'PoolClosedError'
}

export type ThreadPool = {
  /**
   * Runs a built-in function in a thread. When the signal aborts, the thread or the place in the queue is released.
   * @throws TooComplexError at a limit, StalledError, QueueFullError when too many wait, PoolClosedError, the
   * signal's reason
   */
  run(task: Task, signal: AbortSignal): Promise<unknown>
  /** Starts a thread, if there is none, for work that is about to come. */
  warm(): void
  close(): Promise<void>
}

type Task = {
  capability: AnyCapability
  /** Owners take turns, and no owner gets the last free thread. */
  owner: string
  input: unknown
}

export type PoolLimits = { heapMb?: number; concurrency?: number; idleMs?: number; stalledMs?: number }

/**
 * Creates a pool of threads that run `script`. Defaults: two threads of 256 MB, ended after 30 s without work; a call may
 * last 45 s.
 */
export const makeThreadPool = (script: URL, limits: PoolLimits = {}): ThreadPool => {
  const { heapMb = 256, concurrency = 2, idleMs = 30_000, stalledMs = 45_000 } = limits
  const queue = makeFairQueue({ concurrency, maxQueued: 200, maxQueuedPerOwner: 50 })
  const all = new Set<Thread>()
  const idle = new Map<Thread, NodeJS.Timeout>()
  let isClosed = false

  const end = (thread: Thread): Promise<unknown> => {
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    all.delete(thread)
    return thread.worker.terminate()
  }
  const start = (): Thread => {
    const thread = startThread(script, heapMb)
    all.add(thread)
    // A thread that fails while it is idle must not end the process.
    thread.worker.on('error', () => void end(thread))
    return thread
  }
  const rest = (thread: Thread) => {
    thread.worker.unref()
    idle.set(thread, setTimeout(() => void end(thread), idleMs).unref())
  }
  const take = (): Thread => {
    const [thread] = idle.keys()
    if (!thread) return start()
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    thread.worker.ref()
    return thread
  }

  return {
    async run(task, signal) {
      const giveBack = await queue.acquire(task.owner, signal)
      try {
        if (isClosed) throw new PoolClosedError('The server is stopping.')
        const thread = take()
        const answer = await runInThread(thread, { ...task, stalledMs }, signal).catch(
          async (error: unknown) => {
            await end(thread)
            throw isClosed ? new PoolClosedError('The server is stopping.', { cause: error }) : error
          },
        )
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

const resultOf = (answer: ThreadAnswer): unknown => {
  if ('error' in answer) throw new Error(`The built-in function failed: ${answer.error}`)
  if ('tooLarge' in answer) throw new TooComplexError('The result is too large.')
  return answer.result
}
