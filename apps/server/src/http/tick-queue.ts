/**
 * Releases waiting callers one per event loop iteration. The embedded database runs on the main thread, so releasing
 * many at once would block the loop until all of them are done; and Node.js accepts one new connection per iteration.
 */
export const makeTickQueue = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = []
  const releaseNext = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(releaseNext)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(releaseNext)
    })
}
