import pg from 'pg'
import { waitPatiently } from './patience.ts'
import { DatabaseBusyError } from './unavailable.ts'

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error) => void,
) => void

/**
 * A pool whose waiting line has an end: beyond it a call is refused at once instead of piling up behind a
 * database that is slow or gone.
 */
export class BoundedPool extends pg.Pool {
  readonly #longestLine: number

  constructor(options: pg.PoolConfig, longestLine: number) {
    super(options)
    this.#longestLine = longestLine
    this.on('connect', watchConnection)
    const ask = this.query.bind(this) as Ask
    this.query = patient(ask) as typeof this.query
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    // Who is to get a connection that is free stands in line for a moment too.
    if (this.waitingCount - this.idleCount < this.#longestLine) {
      if (!taken) return waitPatiently(() => super.connect())
      super.connect(taken)
      return undefined
    }
    const busy = new DatabaseBusyError()
    if (!taken) return Promise.reject(busy)
    process.nextTick(taken, busy, undefined, () => {})
    return undefined
  }
}

type Ask = (...given: unknown[]) => unknown

// The driver's own calls hand over what is to be called back; those of the stores wait for a promise.
const patient =
  (ask: Ask): Ask =>
  (...given) =>
    typeof given.at(-1) === 'function' ? ask(...given) : waitPatiently(async () => ask(...given))

const watchConnection = (client: pg.PoolClient) => {
  // A connection that breaks between two statements of a transaction has no other listener, which would end the process.
  client.on('error', () => {})
  const ask = client.query.bind(client) as Ask
  const watched: Ask = (...given) => {
    const answer = ask(...given)
    // After a missed deadline the connection still waits for its answer, and the next statement would wait behind it.
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') void client.end()
      })
    return answer
  }
  client.query = patient(watched) as typeof client.query
}
