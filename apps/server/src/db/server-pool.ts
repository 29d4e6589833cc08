import pg from 'pg'
import { waitForDatabase } from './database-deadline.ts'
import { DatabaseBusyError } from './unavailable.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error) => void,
) => void

/**
 * A pool with a bounded queue: once it is full, calls are rejected at once instead of piling up behind a slow or
 * unreachable database.
 */
export class BoundedPool extends pg.Pool {
  readonly #maxWaiting: number

  constructor(options: pg.PoolConfig, maxWaiting: number) {
    super(options)
    this.#maxWaiting = maxWaiting
    this.on('connect', watchConnection)
    const query = this.query.bind(this) as Query
    this.query = withinDeadline(query) as typeof this.query
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    // Calls that will get an idle connection are briefly counted as waiting, too.
    if (this.waitingCount - this.idleCount < this.#maxWaiting) {
      if (!callback) return waitForDatabase(() => super.connect())
      super.connect(callback)
      return undefined
    }
    const busy = new DatabaseBusyError()
    if (!callback) return Promise.reject(busy)
    process.nextTick(callback, busy, undefined, () => {})
    return undefined
  }
}

type Query = (...args: unknown[]) => unknown

// The driver's internal calls pass a callback; those of the stores await a promise.
const withinDeadline =
  (query: Query): Query =>
  (...args) =>
    typeof args.at(-1) === 'function' ? query(...args) : waitForDatabase(async () => query(...args))

const watchConnection = (client: pg.PoolClient) => {
  // Without this listener, a connection that breaks between two statements of a transaction would crash the process.
  client.on('error', () => {})
  const query = client.query.bind(client) as Query
  const watched: Query = (...args) => {
    const answer = query(...args)
    // After a timeout the connection is still busy with the old query, and the next one would wait behind it.
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') void client.end()
      })
    return answer
  }
  client.query = withinDeadline(watched) as typeof client.query
}
