import { childrenOf, networkSocketsOf, peakMemoryOf } from './processes.ts'

const pollMs = 20

export type ReaderWatch = {
  /** Peak memory of a single reader process since the last call, in megabytes. */
  takePeak(): number
  /** The maximum number of simultaneous processes. */
  maxProcesses(): number
  /** All network sockets held by reader processes. */
  sockets: Set<string>
  stop(): void
}

/** Samples a server's reader processes many times a second. */
export function watchReaders(serverPid: number): ReaderWatch {
  const sockets = new Set<string>()
  const ofServer = new Set<string>()
  let peak = 0
  let most = 0
  const look = () => {
    const children = childrenOf(serverPid)
    // Right after the fork, a process still has the server's sockets.
    if (children.length > 0) for (const socket of networkSocketsOf(serverPid)) ofServer.add(socket)
    most = Math.max(most, children.length)
    for (const child of children) {
      peak = Math.max(peak, peakMemoryOf(child))
      for (const socket of networkSocketsOf(child)) if (!ofServer.has(socket)) sockets.add(socket)
    }
  }
  const timer = setInterval(look, pollMs)
  return {
    takePeak() {
      look()
      const taken = peak
      peak = 0
      return taken
    },
    maxProcesses: () => most,
    sockets,
    stop: () => clearInterval(timer),
  }
}
