import { connect, createServer, type Socket } from 'node:net'

/** How the way to the database is: as it should be, closed, silent in both directions, slow, or narrow. */
export type Way =
  | { kind: 'pass' }
  | { kind: 'refuse' }
  | { kind: 'black-hole' }
  | { kind: 'delay'; ms: number }
  | { kind: 'throttle'; bytesPerSecond: number }

export type FaultProxy = {
  /** The database's address by way of this proxy. */
  url: string
  setWay(way: Way): Promise<void>
  /** Breaks every connection at once, without a word; new ones are served. Tells how many. */
  cut(): number
  /** Does so in the middle of the traffic, once so many more pieces of it have passed. */
  cutAfter(pieces: number): Promise<number>
  connections(): number
  close(): Promise<void>
}

const pieceEveryMs = 50

/** A way to a PostgreSQL server that can be broken in the manners that networks break. */
export const openFaultProxy = async (databaseUrl: string): Promise<FaultProxy> => {
  const target = new URL(databaseUrl)
  const pairs = new Set<{ client: Socket; server: Socket }>()
  let way: Way = { kind: 'pass' }
  let piecesLeft = 0
  let cutDone: ((broken: number) => void) | undefined

  const countPiece = () => {
    if (!cutDone || --piecesLeft > 0) return
    cutDone(cut())
    cutDone = undefined
  }

  const serve = (client: Socket) => {
    const server = connect({ host: target.hostname, port: Number(target.port || 5432) })
    const pair = { client, server }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      let last = Promise.resolve()
      from.on('data', (bytes) => {
        countPiece()
        last = last.then(() => pass(bytes, { to, way: () => way }))
      })
      // What came before the end is still passed on; a hole swallows the end too, as a half-open connection does.
      from.on('end', () => void last.then(() => (way.kind === 'black-hole' ? undefined : to.end())))
      from.on('error', end)
      from.on('close', () => (way.kind === 'black-hole' ? undefined : end()))
    }
  }

  const listener = createServer({ allowHalfOpen: true }, serve)
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      listener.once('error', reject)
      listener.listen(port, '127.0.0.1', () => {
        const address = listener.address()
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    })
  const cut = () => {
    const count = pairs.size
    for (const { client, server } of pairs) {
      client.resetAndDestroy()
      server.destroy()
    }
    pairs.clear()
    return count
  }
  const stopListening = () =>
    new Promise<void>((resolve) => {
      listener.close(() => resolve())
      cut()
    })

  const port = await listen(0)
  const address = new URL(databaseUrl)
  address.hostname = '127.0.0.1'
  address.port = String(port)
  return {
    url: address.href,
    setWay: async (next) => {
      const wasRefusing = way.kind === 'refuse'
      way = next
      if (next.kind === 'refuse' && !wasRefusing) await stopListening()
      if (next.kind !== 'refuse' && wasRefusing) await listen(port)
    },
    cut,
    cutAfter: (pieces) =>
      new Promise((resolve) => {
        piecesLeft = pieces
        cutDone = resolve
      }),
    connections: () => pairs.size,
    close: async () => {
      if (listener.listening) await stopListening()
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const pass = async (bytes: Buffer, { to, way }: { to: Socket; way: () => Way }): Promise<void> => {
  const now = way()
  // What falls into the hole is lost for good, also after the way is whole again.
  if (now.kind === 'black-hole') return
  if (now.kind === 'delay') await wait(now.ms)
  if (now.kind !== 'throttle') return write(to, bytes)
  const piece = Math.max(1, Math.round((now.bytesPerSecond * pieceEveryMs) / 1000))
  for (let at = 0; at < bytes.length; at += piece) {
    await wait(pieceEveryMs)
    write(to, bytes.subarray(at, at + piece))
  }
}

const write = (to: Socket, bytes: Buffer) => {
  if (!to.destroyed) to.write(bytes)
}
