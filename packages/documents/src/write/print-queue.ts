import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PrintAnswer } from './print-worker.ts'

export type PrintLimits = { timeoutMs?: number; maxMemoryBytes?: number; idleMs?: number; script?: URL }
type Printed = Exclude<PrintAnswer, { error: string }>

/**
 * Sends requests one at a time to a worker thread, which starts with the first request. A thread that fails, takes
 * longer than `timeoutMs`, exceeds `maxMemoryBytes` or is idle for `idleMs` is terminated, and the next request gets a
 * new one. An idle thread does not keep the program running.
 * The returned function throws an Error when the thread fails or takes too long.
 */
export function makePrintQueue<Request>(limits: PrintLimits = {}): (request: Request) => Promise<Printed> {
  // The compiler keeps every layout (about 2 MB per document) and cannot release it.
  const { timeoutMs = 30_000, maxMemoryBytes = 100_000_000, idleMs = 60_000 } = limits
  const { script = new URL('./print-worker.ts', import.meta.url) } = limits
  let worker: Worker | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()

  function startThread(): Worker {
    const thread = new Worker(script)
    worker = thread
    // A thread that fails while idle must not crash the process; the next request gets a new one.
    thread.on('error', () => forget(thread))
    thread.on('exit', () => forget(thread))
    return thread
  }

  function forget(thread: Worker): void {
    if (worker === thread) worker = undefined
  }

  async function retire(thread: Worker): Promise<void> {
    forget(thread)
    await thread.terminate()
  }

  async function print(request: Request): Promise<Printed> {
    clearTimeout(idleTimer)
    const thread = worker ?? startThread()
    thread.ref()
    try {
      const answer = await ask(thread, { request, timeoutMs })
      if ('error' in answer) throw new Error(answer.error)
      if (answer.memoryBytes > maxMemoryBytes) await retire(thread)
      return answer
    } catch (error) {
      await retire(thread)
      throw error
    } finally {
      thread.unref()
      idleTimer = setTimeout(() => void retire(thread), idleMs).unref()
    }
  }

  return (request) => {
    const printed = queue.then(() => print(request))
    queue = printed.catch(() => undefined)
    return printed
  }
}

async function ask(
  thread: Worker,
  { request, timeoutMs }: { request: unknown; timeoutMs: number },
): Promise<PrintAnswer> {
  const settled = new AbortController()
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(timeoutMs)])
  const stopped = once(thread, 'exit', { signal }).then(() => {
    throw new Error('The PDF writer stopped')
  })
  try {
    const answered: Promise<PrintAnswer[]> = once(thread, 'message', { signal })
    thread.postMessage(request)
    const [answer] = await Promise.race([answered, stopped])
    if (answer === undefined) throw new Error('The PDF writer did not answer')
    return answer
  } finally {
    settled.abort()
    await stopped.catch(() => undefined)
  }
}
