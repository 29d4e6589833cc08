/** Thrown for one who would wait behind too many others. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

export type FairQueue = {
  /**
   * Waits for a turn and resolves with the function that ends it. A signal that aborts gives up the place in line.
   * @throws QueueFullError at once, when as many wait as may; the signal's reason when it aborts
   */
  take(owner: string, signal?: AbortSignal): Promise<() => void>
}

type Waiting = { owner: string; start: () => void }

/**
 * Lets `atOnce` through at a time. One owner never holds the last free place while there is more than one, and
 * of those who wait, the owner who was served least lately is next: nobody's many keep out another's one.
 */
export function makeFairQueue(limits: {
  atOnce: number
  mostWaiting: number
  mostWaitingOfOne: number
}): FairQueue {
  const mostOfOne = Math.max(1, limits.atOnce - 1)
  const running = new Map<string, number>()
  const servedAt = new Map<string, number>()
  let waiting: Waiting[] = []
  let turn = 0
  let busy = 0

  const countOf = (owner: string) => running.get(owner) ?? 0
  const mayStart = (owner: string) => busy < limits.atOnce && countOf(owner) < mostOfOne

  function begin(owner: string): void {
    busy++
    running.set(owner, countOf(owner) + 1)
    servedAt.set(owner, ++turn)
  }

  function end(owner: string): void {
    busy--
    running.set(owner, countOf(owner) - 1)
    startNext()
    if (countOf(owner) === 0) running.delete(owner)
    forget(owner)
  }

  function forget(owner: string): void {
    if (countOf(owner) === 0 && !waiting.some((one) => one.owner === owner)) servedAt.delete(owner)
  }

  function startNext(): void {
    const ready = waiting.filter(({ owner }) => mayStart(owner))
    const lately = ({ owner }: Waiting) => servedAt.get(owner) ?? 0
    const [next] = ready.toSorted((a, b) => lately(a) - lately(b))
    if (!next) return
    waiting = waiting.filter((one) => one !== next)
    begin(next.owner)
    next.start()
  }

  function waitInLine(owner: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting = waiting.filter((one) => one !== place)
        forget(owner)
        reject(signal?.reason)
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const place = { owner, start }
      waiting.push(place)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async take(owner, signal) {
      signal?.throwIfAborted()
      if (mayStart(owner)) begin(owner)
      else {
        const own = waiting.filter((one) => one.owner === owner).length
        if (waiting.length >= limits.mostWaiting || own >= limits.mostWaitingOfOne)
          throw new QueueFullError('Too many wait for a turn already.')
        await waitInLine(owner, signal)
      }
      let isOver = false
      return () => {
        if (!isOver) end(owner)
        isOver = true
      }
    },
  }
}
