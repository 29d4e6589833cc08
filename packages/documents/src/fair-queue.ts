/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

export type FairQueue = {
  /**
   * Waits for a slot and resolves with the function that releases it. Aborting the signal gives up the place in line.
   * @throws QueueFullError immediately when the queue is full; the signal's reason when it aborts
   */
  acquire(owner: string, signal?: AbortSignal): Promise<() => void>
}

type Queued = { owner: string; start: () => void }

/**
 * Runs up to `concurrency` tasks at a time. If there are several slots, one owner never holds all of them. Of the
 * queued owners, the one served least recently goes next, so that one owner's many tasks don't block another's.
 */
export function makeFairQueue(limits: {
  concurrency: number
  maxQueued: number
  maxQueuedPerOwner: number
}): FairQueue {
  const maxPerOwner = Math.max(1, limits.concurrency - 1)
  const running = new Map<string, number>()
  const lastServed = new Map<string, number>()
  let queued: Queued[] = []
  let served = 0
  let active = 0

  const countOf = (owner: string) => running.get(owner) ?? 0
  const canStart = (owner: string) => active < limits.concurrency && countOf(owner) < maxPerOwner

  function begin(owner: string): void {
    active++
    running.set(owner, countOf(owner) + 1)
    lastServed.set(owner, ++served)
  }

  function end(owner: string): void {
    active--
    running.set(owner, countOf(owner) - 1)
    startNext()
    if (countOf(owner) === 0) running.delete(owner)
    forget(owner)
  }

  function forget(owner: string): void {
    if (countOf(owner) === 0 && !queued.some((one) => one.owner === owner)) lastServed.delete(owner)
  }

  function startNext(): void {
    const ready = queued.filter(({ owner }) => canStart(owner))
    const servedAt = ({ owner }: Queued) => lastServed.get(owner) ?? 0
    const [next] = ready.toSorted((a, b) => servedAt(a) - servedAt(b))
    if (!next) return
    queued = queued.filter((one) => one !== next)
    begin(next.owner)
    next.start()
  }

  function waitInLine(owner: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        queued = queued.filter((one) => one !== place)
        forget(owner)
        reject(signal?.reason)
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const place = { owner, start }
      queued.push(place)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async acquire(owner, signal) {
      signal?.throwIfAborted()
      if (canStart(owner)) begin(owner)
      else {
        const own = queued.filter((one) => one.owner === owner).length
        if (queued.length >= limits.maxQueued || own >= limits.maxQueuedPerOwner)
          throw new QueueFullError('The queue is full.')
        await waitInLine(owner, signal)
      }
      let isReleased = false
      return () => {
        if (!isReleased) end(owner)
        isReleased = true
      }
    },
  }
}
