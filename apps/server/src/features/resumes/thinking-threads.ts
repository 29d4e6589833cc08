import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { makeFairTurns } from '@nextrung/documents/fair-turns'
import type { ThinkingActs, ThinkingAnswer, ThinkingRequest } from './thinking-worker.ts'

/** Thrown when a text takes more time, memory or room than any resume needs. */
export class TooMuchToThinkError extends Error {
  override name = 'TooMuchToThinkError'
}

export type Thinking = {
  /**
   * Lets the engine think in a thread of its own. The texts of one person never take the last free thread.
   * @throws TooMuchToThinkError at its limits, TooManyWaitingError when too many wait
   */
  think<Act extends keyof ThinkingActs>(
    act: Act,
    request: { owner: number; input: Parameters<ThinkingActs[Act]>[0] },
  ): Promise<ReturnType<ThinkingActs[Act]>>
  /** Makes a thread ready for a thought that is about to come. */
  warm(): void
  close(): Promise<void>
}

type Limits = { mostMs?: number; heapMb?: number; atOnce?: number; idleMs?: number; script?: URL }

/** Makes the threads for the engine. Defaults: 10 s and 256 MB for a thought, two at once. */
export const makeThinking = (limits: Limits = {}): Thinking => {
  const { mostMs = 10_000, heapMb = 256, atOnce = 2, idleMs = 30_000 } = limits
  const { script = new URL('./thinking-worker.ts', import.meta.url) } = limits
  const turns = makeFairTurns({ atOnce, mostWaiting: 200, mostWaitingOfOne: 50 })
  const all = new Set<Worker>()
  const idle = new Map<Worker, NodeJS.Timeout>()

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
    async think(act, { owner, input }) {
      const giveBack = await turns.take(String(owner))
      const thread = take()
      try {
        const answer = await ask(thread, { request: { act, input }, mostMs }).catch(
          async (error: unknown) => {
            await end(thread)
            throw new TooMuchToThinkError('A thread was ended at its limits.', { cause: error })
          },
        )
        rest(thread)
        if ('error' in answer) throw new Error(`The engine failed: ${answer.error}`)
        if ('tooLarge' in answer) throw new TooMuchToThinkError('The result is too large to be kept.')
        return answer.result as ReturnType<ThinkingActs[typeof act]>
      } finally {
        giveBack()
      }
    },
    warm() {
      if (all.size === 0) rest(start())
    },
    async close() {
      await Promise.all([...all].map(end))
    },
  }
}

const ask = async (
  thread: Worker,
  { request, mostMs }: { request: ThinkingRequest; mostMs: number },
): Promise<ThinkingAnswer> => {
  const settled = new AbortController()
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(mostMs)])
  try {
    const answered: Promise<ThinkingAnswer[]> = once(thread, 'message', { signal })
    const stopped: Promise<ThinkingAnswer[]> = once(thread, 'exit', { signal }).then(() => [])
    thread.postMessage(request)
    const [answer] = await Promise.race([answered, stopped])
    if (answer === undefined) throw new Error('The thread stopped.')
    return answer
  } finally {
    settled.abort()
  }
}
