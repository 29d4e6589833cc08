/**
 * Lets those who wait go on one at a time, each in a turn of the event loop of its own. The embedded database answers
 * without leaving the thread, so that a crowd that goes on in one turn would keep the thread for as long as all of it
 * takes; and Node.js accepts one new connection a turn.
 */
export const makeTickQueue = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = []
  const letNextGo = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(letNextGo)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(letNextGo)
    })
}
