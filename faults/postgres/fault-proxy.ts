import { connect, createServer, type Server, type Socket } from 'node:net'

/** The state of the link to the database: normal, closed, silent in both directions, slow, or narrow. */
export type LinkState =
  | { kind: 'pass' }
  | { kind: 'refuse' }
  | { kind: 'black-hole' }
  | { kind: 'delay'; ms: number }
  | { kind: 'throttle'; bytesPerSecond: number }

export type FaultProxy = {
  /** The database's address through this proxy. */
  url: string
  setLink(link: LinkState): Promise<void>
  /** Breaks every connection mid-traffic, after `pieces` more chunks have passed; resolves with the number broken. */
  cutAfter(pieces: number): Promise<number>
  close(): Promise<void>
}

const pieceEveryMs = 50

type Pair = { client: Socket; server: Socket }
type Line = { target: URL; pairs: Set<Pair>; link: () => LinkState; passed: () => void }

const serve = (client: Socket, { target, pairs, link, passed }: Line) => {
  const server = connect({ host: target.hostname, port: Number(target.port || 5432) })
  const pair = { client, server }
  pairs.add(pair)
  const isSwallowed = () => link().kind === 'black-hole'
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
      passed()
      last = last.then(() => pass(bytes, { to, link }))
    })
    // Data from before the end is still passed on. A black hole swallows the end too, like a half-open connection.
    from.on('end', () => void last.then(() => (isSwallowed() ? undefined : to.end())))
    from.on('error', end)
    from.on('close', () => (isSwallowed() ? undefined : end()))
  }
}

const cutAll = (pairs: Set<Pair>): number => {
  const count = pairs.size
  for (const { client, server } of pairs) {
    client.resetAndDestroy()
    server.destroy()
  }
  pairs.clear()
  return count
}

const portOf = (listener: Server) => {
  const address = listener.address()
  return typeof address === 'object' && address ? address.port : 0
}

const listen = (listener: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(port, '127.0.0.1', resolve)
  })

const viaProxy = (databaseUrl: string, port: number): string => {
  const address = new URL(databaseUrl)
  address.hostname = '127.0.0.1'
  address.port = String(port)
  return address.href
}

/** A proxy to a PostgreSQL server that can fail the way networks fail. */
export const openFaultProxy = async (databaseUrl: string): Promise<FaultProxy> => {
  const pairs = new Set<Pair>()
  let link: LinkState = { kind: 'pass' }
  let piecesLeft = 0
  let cutDone: ((broken: number) => void) | undefined
  const passed = () => {
    if (!cutDone || --piecesLeft > 0) return
    cutDone(cutAll(pairs))
    cutDone = undefined
  }
  const line = { target: new URL(databaseUrl), pairs, link: () => link, passed }
  const listener = createServer({ allowHalfOpen: true }, (client) => serve(client, line))
  const stopListening = () =>
    new Promise<void>((resolve) => {
      listener.close(() => resolve())
      cutAll(pairs)
    })
  await listen(listener, 0)
  const port = portOf(listener)
  return {
    url: viaProxy(databaseUrl, port),
    setLink: async (next) => {
      const wasRefusing = link.kind === 'refuse'
      link = next
      if (next.kind === 'refuse' && !wasRefusing) await stopListening()
      if (next.kind !== 'refuse' && wasRefusing) await listen(listener, port)
    },
    cutAfter: (pieces) =>
      new Promise((resolve) => {
        piecesLeft = pieces
        cutDone = resolve
      }),
    close: async () => {
      if (listener.listening) await stopListening()
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const pass = async (bytes: Buffer, { to, link }: { to: Socket; link: () => LinkState }): Promise<void> => {
  const now = link()
  // Data that falls into the black hole stays lost, even after the link recovers.
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
