import { childrenOf, networkSocketsOf, peakMemoryOf } from './processes.ts'

const lookEveryMs = 20

export type ReaderWatch = {
  /** Most memory of one reading process since the last call, in megabytes. */
  takePeak(): number
  /** Most processes that were there at one time. */
  mostAtOnce(): number
  /** Sockets to anywhere that a reading process held. */
  sockets: Set<string>
  stop(): void
}

/** Looks at the processes that a server starts for reading, many times a second. */
export function watchReaders(serverPid: number): ReaderWatch {
  const sockets = new Set<string>()
  const ofServer = new Set<string>()
  let peak = 0
  let most = 0
  const look = () => {
    const children = childrenOf(serverPid)
    // For a moment after it is forked, a process still has what the server has.
    if (children.length > 0) for (const socket of networkSocketsOf(serverPid)) ofServer.add(socket)
    most = Math.max(most, children.length)
    for (const child of children) {
      peak = Math.max(peak, peakMemoryOf(child))
      for (const socket of networkSocketsOf(child)) if (!ofServer.has(socket)) sockets.add(socket)
    }
  }
  const timer = setInterval(look, lookEveryMs)
  return {
    takePeak() {
      look()
      const taken = peak
      peak = 0
      return taken
    },
    mostAtOnce: () => most,
    sockets,
    stop: () => clearInterval(timer),
  }
}
